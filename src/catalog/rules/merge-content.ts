import { mergeOrder } from '../../domain/merge/merge-order.ts';
import { mergeSet } from '../../domain/merge/merge-set.ts';
import type { CatalogContent } from '../../domain/product/catalog.ts';

/**
 * Merges a user's changes into a newer version of a catalogue: products that `mine` has added, removed, excluded or
 * moved since `base`, and its title, are changed in the result; everything else is as in `theirs`. Undo merges a change
 * backwards.
 */
export function mergeContent(
  base: CatalogContent,
  mine: CatalogContent,
  theirs: CatalogContent,
): CatalogContent {
  const productIds = mergeOrder(base.productIds, mine.productIds, theirs.productIds);
  const excluded = mergeSet(base.excludedProductIds, mine.excludedProductIds, theirs.excludedProductIds);
  return {
    title: mine.title === base.title ? theirs.title : mine.title,
    productIds,
    excludedProductIds: productIds.filter((id) => excluded.includes(id)),
  };
}
