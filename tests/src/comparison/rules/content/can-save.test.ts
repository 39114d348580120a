import { expect, it } from 'vitest';
import { canSave } from '../../../../../src/comparison/rules/content/can-save.ts';
import type { Comparison } from '../../../../../src/comparison/rules/content/comparison.ts';
import { comparisonOf } from '../comparison-of.ts';

const cases: [string, Comparison, boolean, boolean][] = [
  ['an empty one', comparisonOf(0), true, false],
  ['one product', comparisonOf(1), true, false],
  ['two products', comparisonOf(2), true, true],
  ['a visitor’s', comparisonOf(2), false, false],
  ['a saved one', comparisonOf(3, { id: 'c-1' }), true, false],
  ['a shared one', comparisonOf(3, { kind: 'shared' }), true, false],
  ['the editors’', comparisonOf(3, { kind: 'advanced' }), true, false],
];
it.each(cases)('decides about saving %s (row 125)', (_, comparison, isSignedIn, expected) =>
  expect(canSave(comparison, isSignedIn)).toBe(expected),
);
