import { expect, test } from 'vitest';
import { isFormulationHit } from '../../../../src/domain/formulation/formulation-hit.ts';

test.each([
  ['formulations', true],
  ['pigments', false],
  ['assets', false],
])('tells whether a hit of type %s is a formulation: %s', (resultType, isFormulation) => {
  expect(isFormulationHit({ resultType })).toBe(isFormulation);
});
