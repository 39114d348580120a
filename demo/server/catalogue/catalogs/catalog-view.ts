import type { Catalog, Perspective } from './catalog.ts';
import type { FindCatalogProduct } from './catalog-products.ts';

/** The products of a catalogue as seen from one perspective. Products that no longer exist are left out. */
export interface CatalogView {
  /** In their order, with the excluded ones. */
  productIds: string[];
  excludedProductIds: string[];
  /** Those that count: shown and not excluded. */
  countedIds: string[];
  swatches: (string | null)[];
  /** Number of products that only internal users see. */
  hiddenCount: number;
}

/** Whether a perspective leaves a product out. A deleted product is neither shown nor hidden. */
export function isHidden(find: FindCatalogProduct, perspective: Perspective): (id: string) => boolean {
  return (id) => perspective === 'customer' && (find(id)?.isInternal ?? false);
}

/** Reads a catalogue from a perspective. */
export function viewCatalog(
  { productIds, excludedProductIds }: Pick<Catalog, 'productIds' | 'excludedProductIds'>,
  find: FindCatalogProduct,
  perspective: Perspective,
): CatalogView {
  const isLeftOut = isHidden(find, perspective);
  const excluded = new Set(excludedProductIds);
  const existing = productIds.filter((id) => find(id));
  const shown = existing.filter((id) => !isLeftOut(id));
  const countedIds = shown.filter((id) => !excluded.has(id));
  return {
    productIds: shown,
    excludedProductIds: shown.filter((id) => excluded.has(id)),
    countedIds,
    swatches: countedIds.map((id) => find(id)?.masstone ?? null),
    hiddenCount: existing.length - shown.length,
  };
}
