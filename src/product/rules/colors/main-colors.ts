import type { Rgb } from '../../../domain/color/rgb.ts';
import { readFieldContent } from '../../../domain/fields/read-field-content.ts';
import { type ColorDecimals, colorDecimals } from '../../../domain/technical/color-decimals.ts';
import {
  type ColorFigures,
  figuresByAngle,
  type MeasuredColor,
  mainColor,
  measuredColors,
} from '../../../domain/technical/measured-color.ts';
import type { TechnicalEntry, TechnicalProperty } from '../../../domain/technical/technical-property.ts';

/** A colour to show large, with its measurement. */
export interface ShownColor {
  color: Rgb;
  /** Absent if a* or b* is missing. */
  measured: MeasuredColor | undefined;
  /** What is known of it, with or without a* and b*. */
  figures: ColorFigures | undefined;
  /** Of the measurement. */
  decimals: ColorDecimals;
}

/** A product's representative colours: masstone and tint in the first medium of its industry (decision C9). */
export interface MainColors {
  /** Code. */
  medium: string;
  masstone: ShownColor;
  tint: ShownColor | undefined;
}

/** Finds the first medium with a measured masstone, in the order of the technical entries; there may be none. */
export function mainColors(
  properties: readonly TechnicalProperty[],
  technicalEntries: readonly TechnicalEntry[],
): MainColors | undefined {
  const rankOf = (code: string) =>
    technicalEntries.find((entry) => entry.catalogue === 'medium' && entry.code === code)?.sort ??
    Number.MAX_SAFE_INTEGER;
  const decimals = colorDecimals(technicalEntries);
  const media = [...new Set(properties.map(({ medium }) => medium))];
  for (const medium of media.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const shown = (type: string) =>
      shownColor(
        properties.filter((each) => each.medium === medium && each.applicationType === type),
        decimals,
      );
    const masstone = shown('masstone');
    if (masstone) return { medium, masstone, tint: shown('tint') };
  }
  return undefined;
}

/** Returns the colour to show. @param properties in one medium and application type */
export function shownColor(
  properties: readonly TechnicalProperty[],
  decimals: ColorDecimals,
): ShownColor | undefined {
  const measured = mainColor(measuredColors(properties));
  const figures = measured ?? mainColor(figuresByAngle(properties));
  const colors = properties.filter(({ propertyType }) => propertyType === 'rgb');
  const own = colors.find(({ angle }) => angle === figures?.angle) ?? colors[0];
  const content = own && readFieldContent(own.value, { code: 'rgb' });
  return content?.form === 'color' ? { color: content.color, measured, figures, decimals } : undefined;
}
