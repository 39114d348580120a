import { putBackHidden } from '../catalogue/put-back-hidden.ts';
import type { Comparison } from './comparison-store.ts';

/** Maximum number of products in a comparison. */
export const MOST_PRODUCTS = 4;

/**
 * Keeps the products of a comparison that are closed to its owner by now, at their positions: the change could not see
 * them, and the right may come back. Drops those beyond the maximum, and all of them if the industry has changed.
 */
export function keepClosed(
  stored: Comparison,
  changed: Comparison,
  isClosed: (uid: string) => boolean,
): Comparison {
  if (stored.industry !== changed.industry) return changed;
  const kept = stored.basket
    .filter(({ uid }) => isClosed(uid))
    .slice(0, Math.max(0, MOST_PRODUCTS - changed.basket.length));
  const uids = (basket: Comparison['basket']) => basket.map(({ uid }) => uid);
  const order = putBackHidden(uids(stored.basket), uids(changed.basket), (uid) => uids(kept).includes(uid));
  const items = new Map([...kept, ...changed.basket].map((item) => [item.uid, item]));
  const reference = uids(kept).includes(stored.reference ?? '') ? stored.reference : undefined;
  return {
    ...changed,
    basket: order.flatMap((uid) => items.get(uid) ?? []),
    reference: changed.reference ?? reference,
  };
}
