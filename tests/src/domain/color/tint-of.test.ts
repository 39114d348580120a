import { expect, test } from 'vitest';
import { tintOf } from '../../../../src/domain/color/tint-of.ts';

const red = { R: 184, G: 45, B: 51 };
const measured = (applicationType: string, value: unknown) => ({
  ...{ propertyType: 'rgb', code: 'rgb', dataType: 'rgb', medium: 'alkyd', industry: 'coatings' },
  ...{ applicationType, value },
});

test('the tint is the one that was measured', () => {
  const properties = [measured('masstone', red), measured('tint', { R: 217, G: 89, B: 93 })];
  expect(tintOf(red, properties)).toMatchObject({ R: 217, G: 89, B: 93 });
});

test.each([
  ['nothing was measured', []],
  ['only the masstone was', [measured('masstone', { R: 1, G: 2, B: 3 })]],
  ['what was measured is no colour', [measured('tint', 'bright')]],
])('where %s it is lighter than the masstone, of the same hue', (_case, properties) => {
  const { R, G, B } = tintOf(red, properties);
  expect(R).toBeGreaterThan(red.R);
  expect(R).toBeGreaterThan(B);
  expect(Math.min(G, B)).toBeGreaterThan(red.B);
});
