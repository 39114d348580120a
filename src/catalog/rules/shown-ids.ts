import type { CatalogContent } from '../../domain/product/catalog.ts';

/** Which products of a catalogue are listed: customers see none that are excluded. */
export type Shown = 'all' | 'excluded' | 'included';

/** The products that are listed, in their order. */
export function shownIds(
  { productIds, excludedProductIds }: CatalogContent,
  shown: Shown,
): readonly string[] {
  if (shown === 'all') return productIds;
  const excluded = new Set(excludedProductIds);
  return productIds.filter((id) => excluded.has(id) === (shown === 'excluded'));
}
