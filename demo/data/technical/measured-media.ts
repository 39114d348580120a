import type { FieldValue } from '../fields/values.ts';
import type { IndustryCode } from '../industries.ts';
import type { Product } from '../product.ts';
import { mediaByIndustry } from './property-catalogue.ts';

/** Measured only in products for coil coating: others don't stand its peak metal temperature. */
const COIL = 'coil-polyester';

/** The media of an industry in which a product is measured, in their order. */
export function measuredMedia(product: Product, industry: IndustryCode): string[] {
  if (!product.industries.includes(industry)) return [];
  return mediaByIndustry[industry].filter((medium) => medium !== COIL || isForCoil(product));
}

function isForCoil({ byIndustry: { coatings } }: Product): boolean {
  return names(coatings?.application, 'coil-coating') || names(coatings?.coating_industry, 'coil');
}

function names(value: FieldValue | undefined, key: string): boolean {
  if (!Array.isArray(value)) return false;
  return value.some(
    (each) =>
      typeof each === 'object' &&
      each.key === key &&
      !('hierarchy' in each && each.hierarchy === 'not_recommended'),
  );
}
