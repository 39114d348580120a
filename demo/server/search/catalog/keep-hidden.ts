import type { CatalogContent } from './catalog.ts';

type Products = Pick<CatalogContent, 'productIds' | 'excludedProductIds'>;

/**
 * Puts the products that a change could not see back to their places, behind those that they followed. Exclusions
 * come in the order of the products.
 */
export function keepHidden(stored: Products, asked: Products, isHidden: (id: string) => boolean): Products {
  const productIds = [...asked.productIds];
  const wasExcluded = new Set(stored.excludedProductIds);
  const excluded = new Set(asked.excludedProductIds);
  for (const [at, id] of stored.productIds.entries()) {
    if (!isHidden(id) || productIds.includes(id)) continue;
    const before = stored.productIds.slice(0, at).findLast((other) => productIds.includes(other));
    productIds.splice(before === undefined ? 0 : productIds.indexOf(before) + 1, 0, id);
    if (wasExcluded.has(id)) excluded.add(id);
  }
  return { productIds, excludedProductIds: productIds.filter((id) => excluded.has(id)) };
}
