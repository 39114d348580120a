import type { Pigment } from '../../services/pigment.ts';

/**
 * What may stay on screen of a product after its viewer has signed out or changed, until the answer for the next
 * viewer: identity, colour and what was measured. All else may depend on the viewer's rights, so that what stays is named
 * here, and not what goes.
 *
 * @returns `null` for a product that only internal users may see
 */
export function publicPart(product: Pigment): Pigment | null {
  if (product.isInternal) return null;
  const { id, uid, prd, product_name, isActive, isInternal, industries, industry } = product;
  const { color_values, technicalProperties } = product;
  return {
    ...{ id, uid, prd, product_name, isActive, isInternal, industries, industry },
    ...{ color_values, technicalProperties },
    assets: [],
    advancedComparisons: [],
    fields: {},
    stackPreviewImage: undefined,
    ul_prospector_link: undefined,
    successor: undefined,
  };
}
