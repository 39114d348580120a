import type { Product } from '../../../data/product.ts';
import type { StoredAsset } from '../../catalogue/stored-asset.ts';
import { type StackHit, stackHit } from '../hits/stack-hit.ts';

/** Returns a compared product's image stack; only the result type if it has none. */
export function imageStackOf(
  product: Product,
  assets: readonly StoredAsset[],
  version: 1 | 2,
  urlOf: (assetId: string) => string,
): Partial<StackHit> {
  const images = assets.filter(({ angle }) => angle !== null);
  if (images.length === 0) return { resultType: 'imageStacks' };
  const {
    resultType,
    uid,
    stackFileVersion,
    stackPreviewImage,
    images: shown,
  } = stackHit(product, images, version, urlOf);
  return { resultType, uid, stackFileVersion, stackPreviewImage, images: shown };
}
