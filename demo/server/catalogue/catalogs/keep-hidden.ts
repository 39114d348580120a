import { putBackHidden } from '../put-back-hidden.ts';
import type { CatalogContent } from './catalog.ts';

type Products = Pick<CatalogContent, 'productIds' | 'excludedProductIds'>;

/** Keeps the products that a change could not see, and whether they are excluded. Exclusions come in their order. */
export function keepHidden(stored: Products, asked: Products, isHidden: (id: string) => boolean): Products {
  const productIds = putBackHidden(stored.productIds, asked.productIds, isHidden);
  const unseen = productIds.filter((id) => !asked.productIds.includes(id));
  const excluded = new Set([
    ...asked.excludedProductIds,
    ...stored.excludedProductIds.filter((id) => unseen.includes(id)),
  ]);
  return { productIds, excludedProductIds: productIds.filter((id) => excluded.has(id)) };
}
