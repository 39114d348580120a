import type { Product } from '../../data/product.ts';
import { isInternal } from '../access.ts';
import type { ProductReader, StoredAsset } from '../catalogue/product-reader.ts';
import type { Viewer } from '../context.ts';
import { notFound } from '../http/refusals.ts';
import { demandAccess } from './download-access.ts';

/** A document or image with the product that it belongs to. */
export interface OpenAsset {
  asset: StoredAsset;
  product: Product;
}

/** Gives an asset to a viewer who may see it. @throws Refusal 401, 403, or 404, also for assets of internal products */
export type DemandAsset = (id: string, viewer: Viewer) => OpenAsset;

/** Applies the same access rule to every call about an asset. */
export function demandAssets(reader: ProductReader): DemandAsset {
  return (id, viewer) => {
    const found = reader.asset(id);
    if (!found || (found.product.isInternal && !isInternal(viewer)))
      throw notFound('This document does not exist.');
    demandAccess(found.asset.accessLevel, viewer);
    return found;
  };
}
