import { fixtureAt } from '../fixtures/fixtures.ts';
import type { IndustryCode } from '../industries.ts';
import type { Product } from '../product.ts';
import { mediaByIndustry } from './property-catalogue.ts';
import { measuredIn, technicalProperties } from './technical-properties.ts';
import type { TechnicalProperty } from './technical-property.ts';

/**
 * The technical properties shown in lists: those of an industry's first medium. For examples of rare states all of
 * them, since they may lack that medium.
 */
export function mainMediumProperties(product: Product, industry: IndustryCode): TechnicalProperty[] {
  if (fixtureAt(product.id)?.changeTechnical) return technicalProperties(product, industry);
  return measuredIn(product, industry, mediaByIndustry[industry][0] ?? '');
}
