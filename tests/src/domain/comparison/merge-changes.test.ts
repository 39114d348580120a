import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARISON_LIMIT, type Comparison } from '../../../../src/domain/comparison/comparison.ts';
import { mergeChanges } from '../../../../src/domain/comparison/merge-changes.ts';
import { pigment } from './comparison-of.ts';

const holding = (numbers: readonly number[], more: Partial<Comparison> = {}): Comparison => ({
  title: 'Reds',
  industry: numbers.length > 0 ? 'coatings' : null,
  basket: numbers.map(pigment),
  kind: 'own',
  id: undefined,
  shareId: undefined,
  ...more,
});
const idsOf = ({ basket }: Comparison) => basket.map(({ id }) => id);

describe('changes of two tabs at the same moment', () => {
  it('keep what both have added', () => {
    expect(idsOf(mergeChanges(holding([1]), holding([1, 2]), holding([1, 3])))).toEqual([
      'p-1',
      'p-2',
      'p-3',
    ]);
  });

  it('take out what either has taken out', () => {
    expect(idsOf(mergeChanges(holding([1, 2]), holding([1]), holding([1, 2, 3])))).toEqual(['p-1', 'p-3']);
  });

  it('keep a title, an order and a first saving of either', () => {
    const merged = mergeChanges(
      holding([1, 2]),
      holding([2, 1]),
      holding([1, 2], { title: 'Blues', id: 'c-1', shareId: 's-1' }),
    );
    expect(merged).toMatchObject({ title: 'Blues', id: 'c-1', shareId: 's-1' });
    expect(idsOf(merged)).toEqual(['p-2', 'p-1']);
  });

  it('leave one of two first products of different industries', () => {
    const merged = mergeChanges(holding([]), holding([1]), holding([2], { industry: 'plastics' }));
    expect(merged.basket).toHaveLength(1);
  });

  it('are the same in both tabs, within the limit, and lose nothing for which there is room', () => {
    const change = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: COMPARISON_LIMIT });
    fc.assert(
      fc.property(change, change, change, (before, own, others) => {
        const [base, one, two] = [holding(before), holding(own), holding(others)];
        const merged = mergeChanges(base, one, two);
        expect(mergeChanges(base, two, one)).toEqual(merged);
        if (own.length === 0 || others.length === 0) {
          expect(merged.basket).toEqual(holding(own.length > 0 ? own : others).basket);
          return;
        }
        const wanted = new Set([
          ...before.filter((each) => own.includes(each) && others.includes(each)),
          ...[...own, ...others].filter((each) => !before.includes(each)),
        ]);
        expect(merged.basket.length).toBe(Math.min(wanted.size, COMPARISON_LIMIT));
        for (const { id } of merged.basket) expect(wanted).toContain(Number(id.slice(2)));
        expect(merged.industry === null).toBe(merged.basket.length === 0);
      }),
    );
  });
});
