import type { Product } from '../../data/product.ts';
import type { StoredAsset } from '../catalogue/product-reader.ts';

/** Name under which an asset is saved; made of article and type where the catalogue has none. */
export function fileNameOf({ prd }: Product, { filename, type }: StoredAsset): string {
  return filename ?? `${prd}_${type}.pdf`;
}
