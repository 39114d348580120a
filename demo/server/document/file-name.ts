import type { Product } from '../../data/product.ts';
import type { StoredAsset } from '../catalogue/stored-asset.ts';

/** Returns an asset's file name; derived from article and type if the catalogue has none. */
export function fileNameOf({ prd }: Product, { filename, type }: StoredAsset): string {
  return filename ?? `${prd}_${type}.pdf`;
}
