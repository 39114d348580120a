import type { Pigment } from '../../services/pigment.ts';

/**
 * The part of a product that may stay on screen after its viewer has signed out or changed, until the next response:
 * identity, colour and measurements. Everything else may depend on the viewer's rights, so this lists what stays rather
 * than what goes.
 *
 * @returns `null` for a product that only internal users may see
 */
export function publicProduct(product: Pigment): Pigment | null {
  if (product.isInternal) return null;
  const { id, uid, prd, product_name, isActive, isInternal, industries, industry } = product;
  const { color_values, technicalProperties } = product;
  return {
    id,
    uid,
    prd,
    product_name,
    isActive,
    isInternal,
    industries,
    industry,
    color_values,
    technicalProperties,
    assets: [],
    advancedComparisons: [],
    fields: {},
    stackPreviewImage: undefined,
    ul_prospector_link: undefined,
    successor: undefined,
    grades: [],
  };
}
