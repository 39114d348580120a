import { expect, it } from 'vitest';
import { asksBeforeDiscard } from '../../../../../src/comparison/rules/content/asks-before-discard.ts';
import type { Comparison } from '../../../../../src/comparison/rules/content/comparison.ts';
import { comparisonOf } from '../comparison-of.ts';

const cases: [string, Comparison, boolean][] = [
  ['an empty one', comparisonOf(0), false],
  ['one product', comparisonOf(1), true],
  ['two products', comparisonOf(2), true],
  ['a saved one', comparisonOf(3, { id: 'c-1' }), false],
  ['a shared one', comparisonOf(3, { kind: 'shared' }), false],
  ['the editors’', comparisonOf(3, { kind: 'advanced' }), false],
];
it.each(cases)('before %s is lost (row 124)', (_, comparison, expected) =>
  expect(asksBeforeDiscard(comparison)).toBe(expected),
);
