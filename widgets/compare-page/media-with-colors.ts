import { type MeasuredColor, measuredColors } from '../../src/domain/technical/measured-color.ts';
import { technicalGroups } from '../../src/domain/technical/technical-groups.ts';
import type { TechnicalEntry } from '../../src/domain/technical/technical-property.ts';
import type { Product } from '../../src/services/products.ts';

/** A medium with the colours that were measured in it. */
export interface MediumWithColors {
  key: string;
  title: string;
  /** By the place of the product. */
  colors: readonly (readonly MeasuredColor[])[];
}

/** Lists the media in which the colour of at least one product was measured, those of most products first. */
export function mediaWithColors(
  products: readonly Product[],
  catalogues: readonly TechnicalEntry[],
): MediumWithColors[] {
  return technicalGroups(
    products.flatMap(({ technicalProperties }) => technicalProperties),
    catalogues,
  )
    .map(({ medium, applicationType, title }) => ({
      key: `${medium}|${applicationType}`,
      title,
      colors: products.map(({ technicalProperties }) =>
        measuredColors(
          technicalProperties.filter(
            (property) => property.medium === medium && property.applicationType === applicationType,
          ),
        ),
      ),
    }))
    .filter((medium) => countMeasured(medium) > 0)
    .toSorted((one, other) => countMeasured(other) - countMeasured(one));
}

function countMeasured({ colors }: MediumWithColors): number {
  return colors.filter((ofProduct) => ofProduct.length > 0).length;
}
