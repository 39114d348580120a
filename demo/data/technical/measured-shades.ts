import { mainColor, measuredColors } from '../../../src/domain/technical/measured-color.ts';
import type { Lab } from '../base/color.ts';
import { fixtureAt } from '../fixtures/fixtures.ts';
import type { IndustryCode } from '../industries.ts';
import type { Product } from '../product.ts';
import { measuredMedia } from './measured-media.ts';
import { masstoneIn, streamOf, tintIn } from './medium-colors.ts';
import { lightIn, technicalProperties } from './technical-properties.ts';

/** A product's shade in one medium. */
export interface MeasuredShade {
  /** Code. */
  medium: string;
  lab: Lab;
  /** Light fastness in the same medium and depth, as a step of the blue wool scale. */
  light: string | undefined;
}

type Application = 'masstone' | 'tint';

/**
 * The full shades of a product, or its tints, in all media of its industries, as its page shows them. Effect pigments have
 * none: their colour depends on the angle.
 */
export function measuredShades(product: Product, application: Application): MeasuredShade[] {
  if (product.isEffect) return [];
  const measure = fixtureAt(product.id)?.changeTechnical ? changedShades : plainShades;
  return product.industries.flatMap((industry) => measure(product, industry, application));
}

/** Without the other properties, which take most of the time. */
function plainShades(product: Product, industry: IndustryCode, application: Application): MeasuredShade[] {
  const light = lightIn(product, industry, application);
  return measuredMedia(product, industry).map((medium) => {
    const random = streamOf(product, medium, application);
    const lab = application === 'tint' ? tintIn(product, random) : masstoneIn(product, industry, random);
    return { medium, lab, light };
  });
}

function changedShades(product: Product, industry: IndustryCode, application: Application): MeasuredShade[] {
  const measured = technicalProperties(product, industry).filter(
    ({ applicationType }) => applicationType === application,
  );
  return [...Map.groupBy(measured, ({ medium }) => medium)].flatMap(([medium, properties]) => {
    const { L, a, b } = mainColor(measuredColors(properties)) ?? {};
    const light = properties.find(({ propertyType }) => propertyType === 'light_fastness')?.value;
    if (L === undefined || a === undefined || b === undefined) return [];
    return [{ medium, lab: { L, a, b }, light: typeof light === 'string' ? light : undefined }];
  });
}
