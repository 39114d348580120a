import { COMPARISON_LIMIT, type Comparison } from '../content/comparison.ts';
import { type ComparisonContent, contentOf, isSameContent } from '../content/comparison-content.ts';
import type { StoredComparison } from '../content/stored-comparison.ts';
import type { ComparisonChange } from './change-log.ts';

interface Latest<Value> {
  at: number;
  value: Value;
}

/**
 * Merges changes that several tabs have made to a comparison without knowing of each other. For each part – title,
 * record, each product, order, reference, medium – the latest change counts, so that nothing is lost and all tabs get the same result, in
 * whatever order they received the changes. If more products were added than fit, those added first stay; if tabs have
 * started with different industries, the products of the latest one stay.
 *
 * @param first the comparison before all changes
 */
export function combineChanges(
  first: StoredComparison,
  changes: readonly ComparisonChange[],
): StoredComparison {
  function latest<Value>(
    read: (stored: StoredComparison) => Value,
    isChanged: (change: ComparisonChange) => boolean = ({ before, after }) =>
      !isSame(read(before), read(after)),
  ): Latest<Value> {
    return changes
      .filter(isChanged)
      .map(({ after, at }) => ({ at, value: read(after) }))
      .reduce<Latest<Value>>((one, two) => (isLater(two, one) ? two : one), { at: 0, value: read(first) });
  }

  const order = latest(({ comparison }) => uidsOf(comparison), isReordered);
  const rank = ({ at, uid }: { at: number; uid: string }) => {
    const index = order.value.indexOf(uid);
    // Products added after the last sorting come last.
    return index < 0 || at > order.at ? Number.POSITIVE_INFINITY : index;
  };
  const products = [...new Set([first, ...changes.map(({ after }) => after)].flatMap(uidsOfStored))]
    .flatMap((uid) => {
      const { at, value } = latest((stored) => productOf(stored, uid));
      return value ? [{ at, uid, ...value }] : [];
    })
    .sort((one, two) => one.at - two.at || (one.uid < two.uid ? -1 : 1));
  const industry = products.at(-1)?.industry ?? latest(({ comparison }) => comparison.industry).value;
  const basket = products
    .filter((product) => product.industry === industry)
    .sort((one, two) => (rank(one) === rank(two) ? 0 : rank(one) - rank(two)))
    .slice(0, COMPARISON_LIMIT)
    .map(({ item }) => item);
  const comparison: Comparison = {
    ...latest(({ comparison: { id, shareId, version } }) => ({ id, shareId, version })).value,
    title: latest(({ comparison: { title } }) => title).value,
    industry,
    basket,
    reference: latest(({ comparison: { reference = null } }) => reference).value ?? undefined,
    medium: latest(({ comparison: { medium = null } }) => medium).value ?? undefined,
    kind: 'own',
  };
  const isSaved = comparison.id !== undefined;
  const base = latest(savedContent).value ?? undefined;
  const isUnsent = isSaved && !isSameContent(base, contentOf(comparison));
  const owner = latest(({ owner = null }) => owner).value ?? undefined;
  return { comparison, isUnsent, base: isUnsent ? base : undefined, owner };
}

/** The content that the service is known to have. */
function savedContent({ comparison, isUnsent, base }: StoredComparison): ComparisonContent | null {
  if (comparison.id === undefined) return null;
  return isUnsent ? (base ?? null) : contentOf(comparison);
}

function productOf({ comparison: { basket, industry } }: StoredComparison, uid: string) {
  const item = basket.find((other) => other.uid === uid);
  return item ? { item, industry } : null;
}

/** More than appending or removing products. */
function isReordered({ before, after }: ComparisonChange): boolean {
  const [old, now] = [uidsOfStored(before), uidsOfStored(after)];
  const added = now.filter((uid) => !old.includes(uid));
  return !isSame(now, [...old.filter((uid) => now.includes(uid)), ...added.sort()]);
}

function uidsOf({ basket }: Comparison): string[] {
  return basket.map(({ uid }) => uid);
}

function uidsOfStored({ comparison }: StoredComparison): string[] {
  return uidsOf(comparison);
}

function isLater(one: Latest<unknown>, two: Latest<unknown>): boolean {
  // At the same time either may count, as long as all tabs choose the same.
  return one.at === two.at ? JSON.stringify(one.value) > JSON.stringify(two.value) : one.at > two.at;
}

function isSame(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
