import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARISON_LIMIT, type Comparison } from '../../../../../src/comparison/rules/content/comparison.ts';
import { contentOf } from '../../../../../src/comparison/rules/content/comparison-content.ts';
import type { StoredComparison } from '../../../../../src/comparison/rules/content/stored-comparison.ts';
import type { ComparisonChange } from '../../../../../src/comparison/rules/merge/change-log.ts';
import { combineChanges } from '../../../../../src/comparison/rules/merge/combine-changes.ts';
import { pigment } from '../../../../support/with-comparison.ts';

const holding = (numbers: readonly number[], more: Partial<Comparison> = {}): StoredComparison => ({
  comparison: {
    title: 'Reds',
    industry: numbers.length > 0 ? 'coatings' : null,
    basket: numbers.map(pigment),
    kind: 'own',
    ...more,
  },
  isUnsent: false,
});
const saved = (numbers: readonly number[], isUnsent: boolean) => ({
  ...holding(numbers, { id: 'c-1' }),
  isUnsent,
});
const numbersOf = ({ comparison }: StoredComparison) =>
  comparison.basket.map(({ id }) => Number(id.slice(2)));

/** What comes of changes that tabs have made, each by itself, to what all of them began with. */
function combine(before: StoredComparison, ...changes: { at: number; to: StoredComparison }[]) {
  return combineChanges(
    before,
    changes.map(({ at, to }) => ({ before, after: to, at })),
  );
}

describe('changes in two tabs at the same moment', () => {
  it('keep what both have added, in the order of adding', () => {
    const result = combine(holding([1]), { at: 6, to: holding([1, 2]) }, { at: 5, to: holding([1, 3]) });
    expect(numbersOf(result)).toEqual([1, 3, 2]);
  });

  it('take out what either has taken out', () => {
    const result = combine(holding([1, 2]), { at: 5, to: holding([1]) }, { at: 6, to: holding([1, 2, 3]) });
    expect(numbersOf(result)).toEqual([1, 3]);
  });

  it('keep a title, an order, a product and a first saving', () => {
    const result = combine(
      holding([1, 2]),
      { at: 5, to: holding([1, 2, 3]) },
      { at: 6, to: holding([2, 1]) },
      { at: 7, to: holding([1, 2], { title: 'Blues', id: 'c-1', shareId: 's-1' }) },
    );
    expect(result.comparison).toMatchObject({ title: 'Blues', id: 'c-1', shareId: 's-1' });
    expect(numbersOf(result)).toEqual([2, 1, 3]);
  });

  it('keep a reference of one and a medium of the other', () => {
    const result = combine(
      holding([1, 2], { id: 'c-1' }),
      { at: 5, to: holding([1, 2], { id: 'c-1', reference: 'pigments::p-2' }) },
      { at: 6, to: holding([1, 2], { id: 'c-1', medium: 'hdpe' }) },
    );
    expect(result.comparison).toMatchObject({ reference: 'pigments::p-2', medium: 'hdpe' });
    expect(result.isUnsent).toBe(true);
  });

  it('leave one industry of two that first products have brought', () => {
    const plastics = holding([2], { industry: 'plastics' });
    const result = combine(holding([]), { at: 5, to: holding([1]) }, { at: 6, to: plastics });
    expect(result).toEqual(plastics);
  });

  it('keep those added first where there is not room for all', () => {
    const result = combine(
      holding([1, 2]),
      { at: 5, to: holding([1, 2, 3, 4]) },
      { at: 6, to: holding([1, 2, 5]) },
    );
    expect(numbersOf(result)).toEqual([1, 2, 3, 4]);
  });

  it('are unsent for as long as the service has only one of them', () => {
    const changes = [
      { before: saved([1, 2], false), after: saved([1, 2, 3], true), at: 5 },
      { before: saved([1, 2, 3], true), after: saved([1, 2, 3], false), at: 9 },
      { before: saved([1, 2], false), after: saved([1, 2, 4], true), at: 6 },
    ];
    const result = combineChanges(saved([1, 2], false), changes);
    expect(result).toEqual({ ...saved([1, 2, 3, 4], true), base: contentOf(holding([1, 2, 3]).comparison) });
    changes.push({ before: result, after: saved([1, 2, 3, 4], false), at: 10 });
    expect(combineChanges(saved([1, 2], false), changes).isUnsent).toBe(false);
  });

  it('are unsent when one of them is the first saving', () => {
    const result = combine(
      holding([1, 2]),
      { at: 5, to: saved([1, 2], false) },
      { at: 6, to: holding([1, 2, 3]) },
    );
    expect(result).toEqual({ ...saved([1, 2, 3], true), base: contentOf(holding([1, 2]).comparison) });
  });
});

/** A tab that began with this comparison, and has heard of some changes. */
function openTab(first: StoredComparison) {
  const changes: ComparisonChange[] = [];
  let now = first;
  return {
    changes,
    now: () => now,
    change(after: StoredComparison, clock: number): ComparisonChange {
      const at = Math.max(clock, 1 + Math.max(0, ...changes.map((change) => change.at)));
      const change = { before: now, after, at };
      changes.push(change);
      now = after;
      return change;
    },
    hear(change: ComparisonChange): void {
      changes.push(change);
      now = combineChanges(first, changes);
    },
  };
}

const baskets = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: COMPARISON_LIMIT });

it('changes of one tab, one after the other, make what the last of them has made, whatever its clock says', () => {
  const steps = fc.array(fc.tuple(baskets, fc.integer({ min: 1, max: 5 })), { maxLength: 8 });
  fc.assert(
    fc.property(baskets, steps, (first, changes) => {
      const tab = openTab(holding(first));
      for (const [basket, clock] of changes) tab.change(holding(basket), clock);
      expect(combineChanges(holding(first), tab.changes)).toEqual(tab.now());
    }),
  );
});

it('tabs that have heard of all changes show the same and lose nothing, in whatever order they have heard', () => {
  const tab = fc.integer({ min: 0, max: 2 });
  const step = fc.oneof(
    fc.record({
      does: fc.constantFrom('add' as const, 'remove' as const, 'move first' as const),
      tab,
      product: fc.integer({ min: 1, max: COMPARISON_LIMIT }),
    }),
    fc.record({ does: fc.constant('hear' as const), tab, by: tab }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const tabs = [0, 1, 2].map(() => openTab(holding([])));
      /** What is on its way, by receiver and sender. */
      const messages = tabs.map(() => tabs.map((): ComparisonChange[] => []));
      const added = new Set<number>();
      const removed = new Set<number>();
      let clock = 0;
      const hear = (to: number, by: number): boolean => {
        const change = messages[to]?.[by]?.shift();
        if (change) tabs[to]?.hear(change);
        return change !== undefined;
      };
      const change = (by: number, numbers: number[]) => {
        clock += 1;
        const made = tabs[by]?.change(holding(numbers), clock);
        messages.forEach((bySender, to) => {
          if (made && to !== by) bySender[by]?.push(made);
        });
      };
      for (const each of steps) {
        if (each.does === 'hear') {
          hear(each.tab, each.by);
          continue;
        }
        const { product } = each;
        const numbers = numbersOf(tabs[each.tab]?.now() ?? holding([]));
        const others = numbers.filter((number) => number !== product);
        if (numbers.includes(product) === (each.does === 'add')) continue;
        if (each.does === 'add') added.add(product);
        if (each.does === 'remove') removed.add(product);
        change(
          each.tab,
          {
            add: [...others, product],
            remove: others,
            'move first': [product, ...others],
          }[each.does],
        );
      }
      for (const to of [0, 1, 2]) for (const by of [0, 1, 2]) while (hear(to, by));

      const [one, ...others] = tabs.map(({ now }) => now());
      for (const other of others) expect(other).toEqual(one);
      const kept = numbersOf(one ?? holding([]));
      for (const product of added) if (!removed.has(product)) expect(kept).toContain(product);
      for (const product of kept) expect(added).toContain(product);
    }),
    { numRuns: 500 },
  );
});
