import type { BasketItem } from '../../domain/product/basket-item.ts';
import { type ComparisonContent, contentOf, isSameContent } from '../rules/content/comparison-content.ts';
import { mergeComparison } from '../rules/merge/merge-comparison.ts';
import type { ComparisonContext } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import { itemsOf, type KnownRecord } from './record-writer.ts';

/**
 * Shows what the service has saved, if it is the active comparison; what was changed since is kept, and still to be sent.
 *
 * @param since the content that it was changed from
 * @param items its products by uid, and those of the page
 */
export function adoptRecord(
  { store, bus }: ComparisonContext,
  id: string,
  { content: saved, version }: KnownRecord,
  { since, items }: { since: ComparisonContent; items: ReadonlyMap<string, BasketItem> },
): void {
  const active = comparisonOf(store, bus);
  const { comparison } = active.latest();
  if (comparison.id !== id) return;
  const all = new Map([...items, ...comparison.basket.map((item) => [item.uid, item] as const)]);
  const { uids, ...content } = mergeComparison(since, contentOf(comparison), saved);
  const next = { ...comparison, ...content, version, basket: itemsOf(uids, all) };
  const isUnsent = !isSameContent(saved, contentOf(next));
  active.put(next, isUnsent ? { isUnsent, base: saved } : {});
}
