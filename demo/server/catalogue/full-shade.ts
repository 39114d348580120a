import { mainColors } from '../../../src/domain/color/main-colors.ts';
import type { Lab } from '../../data/color.ts';
import type { Product } from '../../data/product.ts';
import { mainMediumProperties } from '../../data/technical/main-medium.ts';
import { technicalCatalogue } from '../../data/technical/property-catalogue.ts';

/**
 * The measured colour used to compare a product with competitors': full shade, hiding, in the first medium of its first
 * industry. Undefined if not measured, for prints, which are films, and for effect pigments, which have no single
 * shade.
 */
export function fullShade(product: Product): Lab | undefined {
  const industry = product.industries.find((code) => code !== 'printing');
  if (!industry || product.isEffect) return undefined;
  const main = mainColors(mainMediumProperties(product, industry), technicalCatalogue);
  const { L, a, b } = main?.masstone.measured ?? {};
  return L === undefined || a === undefined || b === undefined ? undefined : { L, a, b };
}
