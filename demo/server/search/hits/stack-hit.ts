import type { StoredAsset } from '../../catalogue/stored-asset.ts';

/** A product's images at several angles as a hit. */
export interface StackHit {
  id: string;
  uid: string;
  resultType: 'imageStacks';
  prd: string;
  productId: string;
  product_name: string;
  stackFileVersion: number;
  stackPreviewImage: { url: string };
  images: { angle: string; assetId: string; url: string }[];
}

/** Angles of the stack of version 1; version 2 holds all. */
const FEW_ANGLES = ['15', '45', '110'];

/** The image stack of a product in a version. */
export function stackHit(
  product: { id: string; prd: string; name: string },
  images: readonly StoredAsset[],
  version: number,
  urlOf: (assetId: string) => string,
): StackHit {
  const id = `s-${product.id.slice(2)}-v${version}`;
  const chosen = images
    .filter(({ angle }) => version === 2 || FEW_ANGLES.includes(angle ?? ''))
    .map((image) => ({ angle: image.angle ?? '', assetId: image.id, url: urlOf(image.id) }));
  return {
    id,
    uid: `imageStacks::${id}`,
    resultType: 'imageStacks',
    prd: product.prd,
    productId: product.id,
    product_name: product.name,
    stackFileVersion: version,
    stackPreviewImage: { url: chosen.find(({ angle }) => angle === '15')?.url ?? '' },
    images: chosen,
  };
}
