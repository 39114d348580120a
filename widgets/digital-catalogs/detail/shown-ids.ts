import type { CatalogContent } from '../../../src/domain/catalog/catalog.ts';

/** The products that are listed, in their order: customers see none that are excluded. */
export function shownIds(
  { productIds, excludedProductIds }: CatalogContent,
  isForCustomers: boolean,
): readonly string[] {
  if (!isForCustomers || excludedProductIds.length === 0) return productIds;
  const excluded = new Set(excludedProductIds);
  return productIds.filter((id) => !excluded.has(id));
}
