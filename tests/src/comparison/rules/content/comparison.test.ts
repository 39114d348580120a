import { describe, expect, it } from 'vitest';
import {
  type Comparison,
  canCompare,
  newComparison,
} from '../../../../../src/comparison/rules/content/comparison.ts';
import { comparisonOf } from '../comparison-of.ts';

describe('a new comparison', () => {
  it('is empty, of no industry, and called after the day', () => {
    expect(newComparison(new Date(2026, 2, 9))).toEqual({
      title: 'Comparison 2026/03/09',
      industry: null,
      basket: [],
      kind: 'own',
    });
  });
});

describe('comparing (row 120)', () => {
  const cases: [string, Comparison, boolean][] = [
    ['an empty one', comparisonOf(0), false],
    ['one product', comparisonOf(1), false],
    ['two products', comparisonOf(2), true],
    ['a saved one', comparisonOf(3, { id: 'c-1' }), true],
    ['a shared one', comparisonOf(3, { kind: 'shared' }), true],
    ['the editors’', comparisonOf(3, { kind: 'advanced' }), true],
  ];
  it.each(cases)('%s', (_, comparison, expected) => expect(canCompare(comparison)).toBe(expected));
});
