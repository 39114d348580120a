import type { MainColors, ShownColor } from '../../../domain/color/main-colors.ts';
import { placeOfAngle } from '../../../domain/technical/technical-property.ts';
import type { Pigment } from '../../../services/pigment.ts';

/** One view of the gallery. */
export type GallerySlide =
  | { kind: 'color'; type: 'masstone' | 'tint'; shown: ShownColor }
  | { kind: 'image'; title: string; url: string }
  /** The product from several angles, in their order. */
  | { kind: 'turntable'; views: readonly { angle: string; url: string }[] };

/**
 * What a product's gallery shows: its colours, then its public images; angle images together as one turntable.
 *
 * @param addressOf address of an asset's file by its id
 */
export function gallerySlides(
  { assets, stackPreviewImage }: Pick<Pigment, 'assets' | 'stackPreviewImage'>,
  colors: MainColors | undefined,
  addressOf: (assetId: string) => string,
): GallerySlide[] {
  // An `<img>` carries no token (decision B40).
  const images = assets.filter(
    ({ type, accessLevel }) => type.startsWith('image_') && accessLevel === 'public',
  );
  const views = images
    .flatMap(({ id, angle }) => (angle === undefined ? [] : { angle, url: addressOf(id) }))
    .toSorted((one, other) => placeOfAngle(one.angle) - placeOfAngle(other.angle));
  const shown = new Set([...views.map(({ url }) => url)]);
  return [
    ...(views.length > 0 ? [{ kind: 'turntable' as const, views }] : []),
    ...(colors ? [{ kind: 'color' as const, type: 'masstone' as const, shown: colors.masstone }] : []),
    ...(colors?.tint ? [{ kind: 'color' as const, type: 'tint' as const, shown: colors.tint }] : []),
    ...(stackPreviewImage && !shown.has(stackPreviewImage.url)
      ? [{ kind: 'image' as const, title: '', url: stackPreviewImage.url }]
      : []),
    ...images
      .filter(({ angle }) => angle === undefined)
      .map(({ id, label }) => ({ kind: 'image' as const, title: label, url: addressOf(id) })),
  ];
}
