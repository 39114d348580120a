import type { Asset } from '../../../domain/documents/asset.ts';
import { rankOfAngle } from '../../../domain/technical/technical-property.ts';

/** An image of a product from one angle. */
export interface AngleView {
  /** Such as `as15`. */
  angle: string;
  asset: Asset;
}

/** Lists the product's angle images by angle (row 185). */
export function angleViews(assets: readonly Asset[]): AngleView[] {
  return assets
    .flatMap((asset) =>
      asset.type.startsWith('image_') && asset.angle !== undefined ? [{ angle: asset.angle, asset }] : [],
    )
    .toSorted((one, other) => rankOfAngle(one.angle) - rankOfAngle(other.angle));
}
