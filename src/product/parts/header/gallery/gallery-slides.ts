import type { Asset } from '../../../../domain/documents/asset.ts';
import type { Pigment } from '../../../../services/pigment.ts';
import type { MainColors, ShownColor } from '../../../rules/colors/main-colors.ts';
import { type AngleView, angleViews } from '../../images/angle-views.ts';

/** One view of the gallery. */
export type GallerySlide =
  | { kind: 'color'; type: 'masstone' | 'tint'; shown: ShownColor }
  | { kind: 'image'; asset: Asset }
  /** A public image of the product. */
  | { kind: 'preview'; url: string }
  /** The product from several angles, in their order. */
  | { kind: 'turntable'; views: readonly AngleView[] };

/**
 * Lists the views of a product's gallery: its colours, then its images; angle images form one turntable.
 *
 * @param addressOf address of an asset's file by its id
 */
export function gallerySlides(
  { assets, stackPreviewImage }: Pick<Pigment, 'assets' | 'stackPreviewImage'>,
  colors: MainColors | undefined,
  addressOf: (assetId: string) => string,
): GallerySlide[] {
  const views = angleViews(assets);
  const shown = new Set(views.map(({ asset }) => addressOf(asset.id)));
  return [
    ...(views.length > 0 ? [{ kind: 'turntable' as const, views }] : []),
    ...(colors ? [{ kind: 'color' as const, type: 'masstone' as const, shown: colors.masstone }] : []),
    ...(colors?.tint ? [{ kind: 'color' as const, type: 'tint' as const, shown: colors.tint }] : []),
    ...(stackPreviewImage && !shown.has(stackPreviewImage.url)
      ? [{ kind: 'preview' as const, url: stackPreviewImage.url }]
      : []),
    ...assets
      .filter(({ type, angle }) => type.startsWith('image_') && angle === undefined)
      .map((asset) => ({ kind: 'image' as const, asset })),
  ];
}
