import { describe, expect, it } from 'vitest';
import { asksBeforeDiscard } from '../../../../src/domain/comparison/asks-before-discard.ts';
import { basketItem } from '../../../../src/domain/comparison/basket-item.ts';
import { canSave } from '../../../../src/domain/comparison/can-save.ts';
import { type Comparison, canCompare, newComparison } from '../../../../src/domain/comparison/comparison.ts';
import { validTitle } from '../../../../src/domain/comparison/valid-title.ts';
import { comparisonOf } from './comparison-of.ts';

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

describe('a basket item', () => {
  it.each([
    ['pigments::p-7', 'pigments::p-7'],
    ['', 'pigments::p-1'],
    [undefined, 'pigments::p-1'],
  ])('of uid %j is known as %s (row 123)', (uid, expected) => {
    expect(basketItem({ id: 'p-1', uid, resultType: 'pigments', product_name: 'Red' }).uid).toBe(expected);
  });
});

describe('a title', () => {
  it.each([
    ['  Reds for coil coating ', 'Reds for coil coating'],
    ['', null],
    ['   ', null],
    ['x'.repeat(120), 'x'.repeat(120)],
    ['x'.repeat(121), null],
  ])('%j becomes %j', (title, expected) => expect(validTitle(title)).toBe(expected));
});

describe('what can be done with it (rows 120, 124, 125)', () => {
  const cases: [string, Comparison, boolean, { compare: boolean; save: boolean; asks: boolean }][] = [
    ['empty', comparisonOf(0), true, { compare: false, save: false, asks: false }],
    ['of one product', comparisonOf(1), true, { compare: false, save: false, asks: true }],
    ['of two products', comparisonOf(2), true, { compare: true, save: true, asks: true }],
    ['of a visitor', comparisonOf(2), false, { compare: true, save: false, asks: true }],
    ['saved', comparisonOf(3, { id: 'c-1' }), true, { compare: true, save: false, asks: false }],
    ['shared', comparisonOf(3, { kind: 'shared' }), true, { compare: true, save: false, asks: false }],
    ['advanced', comparisonOf(3, { kind: 'advanced' }), true, { compare: true, save: false, asks: false }],
  ];
  it.each(cases)('%s', (_, comparison, isSignedIn, expected) => {
    expect({
      compare: canCompare(comparison),
      save: canSave(comparison, isSignedIn),
      asks: asksBeforeDiscard(comparison),
    }).toEqual(expected);
  });
});
