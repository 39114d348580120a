import type { Pigment } from '../../../../services/pigment.ts';
import type { MainColors } from '../../../rules/colors/main-colors.ts';

/** Whether a product's gallery has anything to show: a measured colour or an image. */
export function hasSlides(
  { assets, stackPreviewImage }: Pick<Pigment, 'assets' | 'stackPreviewImage'>,
  colors: MainColors | undefined,
): boolean {
  return (
    colors !== undefined ||
    stackPreviewImage !== undefined ||
    assets.some(({ type }) => type.startsWith('image_'))
  );
}
