import { describe, expect, it } from 'vitest';
import {
  addItem,
  addRefusal,
  industryOfFirst,
} from '../../../../../src/comparison/rules/content/add-item.ts';
import { pigment } from '../../../../support/with-comparison.ts';
import { comparisonOf } from '../comparison-of.ts';

const both = ['coatings', 'plastics'];

describe('adding (rows 115, 117)', () => {
  it.each([
    ['to an empty comparison', comparisonOf(0), ['plastics'], undefined],
    ['to one of its industry', comparisonOf(2), both, undefined],
    ['what is listed', comparisonOf(2, { basket: [pigment(9)] }), both, 'listed'],
    ['to a full one', comparisonOf(4), both, 'limit'],
    ['to one of another industry', comparisonOf(1), ['plastics'], 'industry'],
    ['to a full one of another industry', comparisonOf(4), ['plastics'], 'limit'],
  ])('%s', (_, comparison, industries, expected) => {
    expect(addRefusal(comparison, pigment(9), industries)).toBe(expected);
    const after = addItem(comparison, pigment(9), industries, 'plastics');
    if (expected) expect(after).toBe(comparison);
    else expect(after.basket).toEqual([...comparison.basket, pigment(9)]);
  });

  it('gives an empty comparison its industry, and keeps the one it has', () => {
    expect(addItem(comparisonOf(0), pigment(1), both, 'plastics').industry).toBe('plastics');
    expect(addItem(comparisonOf(1), pigment(2), both, 'plastics').industry).toBe('coatings');
  });

  it('refuses a product that is not made for the chosen industry', () => {
    const empty = comparisonOf(0);
    expect(addItem(empty, pigment(1), both, 'cosmetics')).toBe(empty);
  });
});

describe('the industry of a first product', () => {
  it.each([
    [['coatings'], undefined, 'coatings'],
    [both, 'plastics', 'plastics'],
    [both, undefined, null],
    [both, 'cosmetics', null],
    [[], undefined, null],
  ])('of %j on a page of %j is %j', (industries, ofPage, expected) => {
    expect(industryOfFirst(industries, ofPage)).toBe(expected);
  });
});
