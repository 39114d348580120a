import { type Light, lightOf, lightText } from '../../../domain/color/color-conditions.ts';
import type { Rgb } from '../../../domain/color/rgb.ts';
import { rgbOfLab } from '../../../domain/color/rgb-of-lab.ts';
import { type ColorDecimals, colorDecimals } from '../../../domain/technical/color-decimals.ts';
import { type MeasuredColor, mainColor, measuredColors } from '../../../domain/technical/measured-color.ts';
import { shownProperties } from '../../../domain/technical/named-properties.ts';
import { swatchAt } from '../../../domain/technical/swatch-at.ts';
import { technicalEntryReader } from '../../../domain/technical/technical-entry-reader.ts';
import type { TechnicalEntry, TechnicalProperty } from '../../../domain/technical/technical-property.ts';

/** A measured colour of a product, in one medium and application type. */
export interface ComparedColor extends MeasuredColor {
  /** Screen colour: as supplied, else from the coordinates; `null` if the lightness is missing, too. */
  rgb: Rgb | null;
  /** All angles in order; a single one without an angle. */
  trail: readonly MeasuredColor[];
}

/** The products in one application, such as masstone. */
export interface ColorApplication {
  /** Code. */
  key: string;
  title: string;
  /** By product index; `null` if not measured. */
  colors: readonly (ComparedColor | null)[];
}

/** A medium in which colours were measured. */
export interface ColorMedium {
  /** Code. */
  key: string;
  title: string;
  composition?: string | undefined;
  /** Its composition, and the conditions of its colour measurements. */
  condition: string;
  light: Light;
  decimals: ColorDecimals;
  applications: readonly ColorApplication[];
}

/** Lists the media with a measured colour of at least one product, those with most products first. */
export function colorMedia(
  compared: readonly { technicalProperties: readonly TechnicalProperty[] }[],
  technicalEntries: readonly TechnicalEntry[],
): ColorMedium[] {
  const reader = technicalEntryReader(technicalEntries);
  const products = compared.map(({ technicalProperties }) => ({
    technicalProperties: shownProperties(technicalProperties, technicalEntries),
  }));
  const all = products.flatMap(({ technicalProperties }) => technicalProperties);
  const codes = (kind: 'medium' | 'applicationType') =>
    [...new Set(all.map((property) => property[kind]))].toSorted(
      (one, other) => reader.sortOf(kind, one) - reader.sortOf(kind, other),
    );
  const applicationTypes = codes('applicationType');
  const light = lightOf(reader.find('propertyType', 'lightness')?.condition);
  const decimals = colorDecimals(technicalEntries);
  return codes('medium')
    .map((medium) => ({
      key: medium,
      title: reader.titleOf('medium', medium),
      composition: reader.find('medium', medium)?.description,
      condition: [reader.find('medium', medium)?.description, lightText(light)].filter(Boolean).join(' · '),
      light,
      decimals,
      applications: applicationTypes
        .map((type) => ({
          key: type,
          title: reader.titleOf('applicationType', type),
          colors: products.map(({ technicalProperties }) =>
            comparedColor(
              technicalProperties.filter((each) => each.medium === medium && each.applicationType === type),
            ),
          ),
        }))
        .filter(({ colors }) => colors.some(Boolean)),
    }))
    .filter(({ applications }) => applications.length > 0)
    .toSorted((one, other) => countMeasured(other) - countMeasured(one));
}

function comparedColor(properties: readonly TechnicalProperty[]): ComparedColor | null {
  const trail = measuredColors(properties);
  const main = mainColor(trail);
  if (!main) return null;
  const { L, a, b, angle } = main;
  const rgb = swatchAt(properties, angle) ?? (L === undefined ? null : rgbOfLab({ L, a, b }));
  return { ...main, rgb, trail };
}

/** Number of products measured in any application. */
function countMeasured({ applications }: ColorMedium): number {
  const [first] = applications;
  return first ? first.colors.filter((_, at) => applications.some(({ colors }) => colors[at])).length : 0;
}
