import type { Pigment } from '../../services/pigment.ts';

/**
 * What may stay on screen of a product after its viewer has signed out or changed, until the answer for the next
 * viewer: identity and colour. Fields and documents may depend on the viewer's rights.
 *
 * @returns `null` for a product that only internal users may see
 */
export function publicPart(product: Pigment): Pigment | null {
  if (product.isInternal) return null;
  return {
    ...product,
    assets: [],
    advancedComparisons: [],
    fields: {},
    stackPreviewImage: undefined,
    ul_prospector_link: undefined,
    successor: undefined,
  };
}
