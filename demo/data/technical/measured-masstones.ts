import { mainColor, measuredColors } from '../../../src/domain/technical/measured-color.ts';
import type { Lab } from '../base/color.ts';
import { fixtureAt } from '../fixtures/fixtures.ts';
import type { IndustryCode } from '../industries.ts';
import type { Product } from '../product.ts';
import { measuredMedia } from './measured-media.ts';
import { masstoneIn, streamOf } from './medium-colors.ts';
import { technicalProperties } from './technical-properties.ts';

/** A product's full shade in one medium. */
export interface MeasuredMasstone {
  /** Code. */
  medium: string;
  lab: Lab;
}

/**
 * The full shades of a product in all media of its industries, as its page shows them. Effect pigments have none: their
 * colour depends on the angle.
 */
export function measuredMasstones(product: Product): MeasuredMasstone[] {
  if (product.isEffect) return [];
  const measure = fixtureAt(product.id)?.changeTechnical ? changedMasstones : plainMasstones;
  return product.industries.flatMap((industry) => measure(product, industry));
}

/** Without the other properties, which take most of the time. */
function plainMasstones(product: Product, industry: IndustryCode): MeasuredMasstone[] {
  return measuredMedia(product, industry).map((medium) => ({
    medium,
    lab: masstoneIn(product, industry, streamOf(product, medium, 'masstone')),
  }));
}

function changedMasstones(product: Product, industry: IndustryCode): MeasuredMasstone[] {
  const masstones = technicalProperties(product, industry).filter(
    ({ applicationType }) => applicationType === 'masstone',
  );
  return [...Map.groupBy(masstones, ({ medium }) => medium)].flatMap(([medium, properties]) => {
    const { L, a, b } = mainColor(measuredColors(properties)) ?? {};
    return L === undefined || a === undefined || b === undefined ? [] : [{ medium, lab: { L, a, b } }];
  });
}
