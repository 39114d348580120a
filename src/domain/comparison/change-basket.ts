import { COMPARISON_LIMIT, COMPARISON_MINIMUM, type Comparison, newComparison } from './comparison.ts';

/**
 * Whether taking a product out would leave a saved comparison with too little to be one, so that the visitor is
 * asked to delete it or to keep it as it is (decision 55).
 */
export function removalDeletes({ id, basket }: Comparison): boolean {
  return id !== undefined && basket.length <= COMPARISON_MINIMUM;
}

/**
 * The comparison without a product. Without the last one it is a new comparison (spec S§4); a saved
 * record stays as it was (decision 53).
 */
export function removeItem(comparison: Comparison, uid: string, today: Date): Comparison {
  const basket = comparison.basket.filter((item) => item.uid !== uid);
  return basket.length > 0 ? { ...comparison, basket } : newComparison(today);
}

/**
 * The comparison with a product put back to where it stood; the same where that cannot be, since it is listed again
 * already, there is no room by now, or the comparison is another one.
 */
export function restoreItem(comparison: Comparison, before: Comparison, uid: string): Comparison {
  const at = before.basket.findIndex((item) => item.uid === uid);
  const item = before.basket[at];
  if (!item || comparison.basket.some((other) => other.uid === uid)) return comparison;
  // What was taken out last has left a new comparison behind.
  if (comparison.basket.length === 0) return before;
  const isAnother = comparison.industry !== before.industry || comparison.id !== before.id;
  if (isAnother || comparison.basket.length >= COMPARISON_LIMIT) return comparison;
  return { ...comparison, basket: comparison.basket.toSpliced(at, 0, item) };
}

/** The comparison with a product moved to another place; places beyond the ends mean the ends. */
export function moveItem(comparison: Comparison, uid: string, place: number): Comparison {
  const { basket } = comparison;
  const item = basket.find((other) => other.uid === uid);
  if (!item) return comparison;
  const others = basket.filter((other) => other !== item);
  return { ...comparison, basket: others.toSpliced(Math.max(0, place), 0, item) };
}

/** What is left when some products no longer exist (spec S§4, decision 56). */
export interface Remainder {
  /** `null` where a saved comparison is deleted, since one product or none is left. */
  comparison: Comparison | null;
  /** Names of the products that are gone. */
  dropped: readonly string[];
}

/** The comparison without the products that no longer exist. */
export function dropMissing(comparison: Comparison, existing: ReadonlySet<string>, today: Date): Remainder {
  const basket = comparison.basket.filter(({ uid }) => existing.has(uid));
  const dropped = comparison.basket
    .filter(({ uid }) => !existing.has(uid))
    .map(({ product_name }) => product_name);
  if (dropped.length === 0) return { comparison, dropped };
  if (comparison.id !== undefined && basket.length < COMPARISON_MINIMUM) return { comparison: null, dropped };
  return { comparison: basket.length > 0 ? { ...comparison, basket } : newComparison(today), dropped };
}
