import { describe, expect, it } from 'vitest';
import {
  dropMissing,
  moveItem,
  removalDeletes,
  removeItem,
  restoreItem,
  swapItem,
} from '../../../../../src/comparison/rules/content/change-basket.ts';
import { type Comparison, newComparison } from '../../../../../src/comparison/rules/content/comparison.ts';
import { referenceOf } from '../../../../../src/comparison/rules/content/comparison-view.ts';
import { pigment } from '../../../../support/with-comparison.ts';
import { comparisonOf } from '../comparison-of.ts';

const today = new Date(2026, 10, 21);
const uids = (numbers: number[]) => numbers.map((number) => `pigments::p-${number}`);
const numbersOf = ({ basket }: { basket: readonly { id: string }[] }) =>
  basket.map(({ id }) => Number(id.slice(2)));

describe('removing', () => {
  it('takes one product out and keeps the others in order', () => {
    expect(numbersOf(removeItem(comparisonOf(3), 'pigments::p-2', today))).toEqual([1, 3]);
  });

  it('of the last one starts a new comparison, saved or not (row 121)', () => {
    const saved = comparisonOf(1, { id: 'c-1' });
    expect(removeItem(saved, 'pigments::p-1', today)).toEqual(newComparison(today));
  });

  it.each([
    ['unsaved', comparisonOf(2), false],
    ['saved, with three', comparisonOf(3, { id: 'c-1' }), false],
    ['saved, with two', comparisonOf(2, { id: 'c-1' }), true],
  ])('%s: asks to delete the record or not', (_, comparison, expected) => {
    expect(removalDeletes(comparison)).toBe(expected);
  });
});

describe('putting back', () => {
  it('puts the product to where it stood', () => {
    const before = comparisonOf(3);
    const after = removeItem(before, 'pigments::p-2', today);
    expect(restoreItem(after, before, 'pigments::p-2')).toEqual(before);
  });

  it('of the last one brings the comparison back', () => {
    const before = comparisonOf(1);
    expect(restoreItem(newComparison(today), before, 'pigments::p-1')).toBe(before);
  });

  it('leaves alone what has become another comparison meanwhile', () => {
    const other = comparisonOf(1, { industry: 'plastics', basket: [pigment(8)] });
    expect(restoreItem(other, comparisonOf(2), 'pigments::p-2')).toBe(other);
  });

  it('leaves alone what another tab has filled meanwhile', () => {
    const before = comparisonOf(4);
    const filled = { ...before, basket: [2, 3, 4, 5].map(pigment) };
    expect(restoreItem(filled, before, 'pigments::p-1')).toBe(filled);
  });
});

describe('swapping', () => {
  it('puts the other product to the same place, even in a full comparison, and back', () => {
    const before = comparisonOf(4);
    const after = swapItem(before, 'pigments::p-2', pigment(8));
    expect(numbersOf(after)).toEqual([1, 8, 3, 4]);
    expect(restoreItem(after, before, 'pigments::p-2', 'pigments::p-8')).toEqual(before);
  });

  it('refuses a product that is listed', () => {
    const before = comparisonOf(3);
    expect(swapItem(before, 'pigments::p-2', pigment(3))).toBe(before);
  });

  it('is undone where the other product has been moved to', () => {
    const before = comparisonOf(3);
    const moved = moveItem(swapItem(before, 'pigments::p-2', pigment(8)), 'pigments::p-8', 2);
    expect(numbersOf(restoreItem(moved, before, 'pigments::p-2', 'pigments::p-8'))).toEqual([1, 3, 2]);
  });

  it('is undone where the other product is gone', () => {
    const before = comparisonOf(3);
    const gone = removeItem(swapItem(before, 'pigments::p-2', pigment(8)), 'pigments::p-8', today);
    expect(restoreItem(gone, before, 'pigments::p-2', 'pigments::p-8')).toEqual(before);
  });
});

describe('the reference', () => {
  const second = 'pigments::p-2';
  const reference = (comparison: Comparison) => referenceOf(comparison);

  it('is again what was removed and put back', () => {
    const before = comparisonOf(3, { reference: second });
    const after = removeItem(before, second, today);
    expect(reference(after)).toBe('pigments::p-1');
    expect(reference(restoreItem(after, before, second))).toBe(second);
  });

  it('passes to the product that takes its place, and back', () => {
    const before = comparisonOf(3, { reference: second });
    const after = swapItem(before, second, pigment(8));
    expect(reference(after)).toBe('pigments::p-8');
    expect(reference(restoreItem(after, before, second, 'pigments::p-8'))).toBe(second);
  });

  it('stays when another product is swapped or the swap is undone', () => {
    const before = comparisonOf(3, { reference: second });
    const after = swapItem(before, 'pigments::p-3', pigment(8));
    expect(reference(after)).toBe(second);
    expect(reference(restoreItem(after, before, 'pigments::p-3', 'pigments::p-8'))).toBe(second);
  });

  it('is the same product after a move, chosen or not', () => {
    expect(reference(moveItem(comparisonOf(3), 'pigments::p-1', 2))).toBe('pigments::p-1');
  });
});

describe('moving', () => {
  it.each([
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [2, 1, [1, 2, 3]],
    [1, 9, [2, 3, 1]],
    [3, -1, [3, 1, 2]],
    [7, 0, [1, 2, 3]],
  ])('pigment %i to place %i', (number, place, expected) => {
    expect(numbersOf(moveItem(comparisonOf(3), `pigments::p-${number}`, place))).toEqual(expected);
  });
});

describe('missing products (row 131)', () => {
  it('leave the others, and are named', () => {
    const { comparison, dropped } = dropMissing(comparisonOf(3, { id: 'c' }), new Set(uids([1, 3])), today);
    expect(comparison && numbersOf(comparison)).toEqual([1, 3]);
    expect(dropped).toEqual(['Pigment 2']);
  });

  it('delete a saved comparison of which one is left', () => {
    expect(dropMissing(comparisonOf(2, { id: 'c' }), new Set(uids([1])), today).comparison).toBeNull();
  });

  it('leave one of an unsaved comparison, and a new comparison of none', () => {
    expect(dropMissing(comparisonOf(2), new Set(uids([1])), today).comparison?.basket).toHaveLength(1);
    expect(dropMissing(comparisonOf(2), new Set(), today).comparison).toEqual(newComparison(today));
  });

  it('are none where all exist', () => {
    const whole = comparisonOf(2);
    expect(dropMissing(whole, new Set(uids([1, 2])), today).comparison).toBe(whole);
  });
});
