import { expect, it } from 'vitest';
import { chooseFor } from '../../../../../src/comparison/rules/content/choose-for.ts';
import { comparisonOf } from '../comparison-of.ts';

it('gives an empty comparison its industry, once', () => {
  const chosen = chooseFor(comparisonOf(0), 'plastics');
  expect(chosen).toEqual({ ...comparisonOf(0), industry: 'plastics' });
  expect(chooseFor(chosen, 'plastics')).toBe(chosen);
});

it('leaves alone one that has products', () => {
  const comparison = comparisonOf(1);
  expect(chooseFor(comparison, 'plastics')).toBe(comparison);
});
