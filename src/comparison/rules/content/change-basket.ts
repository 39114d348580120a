import type { BasketItem } from '../../../domain/product/basket-item.ts';
import { COMPARISON_LIMIT, COMPARISON_MINIMUM, type Comparison, newComparison } from './comparison.ts';
import { referenceOf } from './comparison-view.ts';

/**
 * Whether removing a product would leave a saved comparison too small, so that the user is asked whether to delete
 * it or to keep it unchanged (decision 55).
 */
export function removalDeletes({ id, basket }: Comparison): boolean {
  return id !== undefined && basket.length <= COMPARISON_MINIMUM;
}

/**
 * Removes a product. Removing the last one starts a new comparison (spec S§4); a saved record stays as it was
 * (decision 53).
 */
export function removeItem(comparison: Comparison, uid: string, today: Date): Comparison {
  const basket = comparison.basket.filter((item) => item.uid !== uid);
  return basket.length > 0 ? { ...comparison, basket } : newComparison(today);
}

/**
 * Puts a product in the place of another, also as the reference. Returns the same comparison if that is listed already.
 */
export function swapItem(comparison: Comparison, uid: string, item: BasketItem): Comparison {
  const { basket, reference } = comparison;
  if (basket.some((other) => other.uid === item.uid)) return comparison;
  const swapped = { ...comparison, basket: basket.map((other) => (other.uid === uid ? item : other)) };
  return reference === uid ? { ...swapped, reference: item.uid } : swapped;
}

/**
 * Restores a removed product at its former place. Returns the same comparison if that is no longer possible: the
 * product is listed again, the limit is reached, or another comparison is active.
 *
 * @param by uid of the product that took its place, which goes
 */
export function restoreItem(
  comparison: Comparison,
  before: Comparison,
  uid: string,
  by?: string,
): Comparison {
  const at = before.basket.findIndex((item) => item.uid === uid);
  const item = before.basket[at];
  if (!item || comparison.basket.some((other) => other.uid === uid)) return comparison;
  // Removing the last product has started a new comparison.
  if (comparison.basket.length === 0) return before;
  const isAnother = comparison.industry !== before.industry || comparison.id !== before.id;
  const basket = comparison.basket.filter((other) => other.uid !== by);
  if (isAnother || basket.length >= COMPARISON_LIMIT) return comparison;
  // A product that was swapped may have been moved since.
  const index = by === undefined ? at : comparison.basket.findIndex((other) => other.uid === by);
  const restored = { ...comparison, basket: basket.toSpliced(index < 0 ? at : index, 0, item) };
  // A swapped reference is the reference again.
  return by !== undefined && comparison.reference === by ? { ...restored, reference: uid } : restored;
}

/** Moves a product to another place; the reference stays the same product. Places beyond the ends mean the ends. */
export function moveItem(comparison: Comparison, uid: string, index: number): Comparison {
  const { basket } = comparison;
  const item = basket.find((other) => other.uid === uid);
  if (!item) return comparison;
  const others = basket.filter((other) => other !== item);
  const moved = others.toSpliced(Math.max(0, index), 0, item);
  return { ...comparison, reference: referenceOf(comparison), basket: moved };
}

/** Result of removing products that no longer exist (spec S§4, decision 56). */
export interface Remainder {
  /** `null` if a saved comparison is deleted because one product or none is left. */
  comparison: Comparison | null;
  /** Names of the removed products. */
  dropped: readonly string[];
}

/** Removes the products that no longer exist. */
export function dropMissing(comparison: Comparison, existing: ReadonlySet<string>, today: Date): Remainder {
  const basket = comparison.basket.filter(({ uid }) => existing.has(uid));
  const dropped = comparison.basket
    .filter(({ uid }) => !existing.has(uid))
    .map(({ product_name }) => product_name);
  if (dropped.length === 0) return { comparison, dropped };
  if (comparison.id !== undefined && basket.length < COMPARISON_MINIMUM) return { comparison: null, dropped };
  return { comparison: basket.length > 0 ? { ...comparison, basket } : newComparison(today), dropped };
}
