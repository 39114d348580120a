import { hexNotation } from '../../../src/lib/text/hex-notation.ts';
import { mainColors, type ShownColor } from '../../../src/product/rules/colors/main-colors.ts';
import { angles } from '../../data/assets/asset-types.ts';
import type { Lab } from '../../data/base/color.ts';
import type { IndustryCode } from '../../data/industries.ts';
import type { Product } from '../../data/product.ts';
import { mainMediumProperties } from '../../data/technical/main-medium.ts';
import { mediaByCode, technicalCatalogue } from '../../data/technical/property-catalogue.ts';
import type { TechnicalProperty } from '../../data/technical/technical-property.ts';

/** A product's measurements in one industry, as listed (decision C9). */
export interface ProductLook {
  /** Code of the medium in which the colours were measured. */
  medium?: string;
  medium_title?: string;
  /** `#rrggbb`; at 45° for effect pigments. */
  masstone?: string;
  tint?: string;
  /** Of the masstone, if the product has a single shade. */
  lab?: Lab;
  /** `#rrggbb` of an effect pigment from 15° to 110°. */
  angles?: string[];
  light_fastness?: string;
  weather_fastness?: number;
  /** °C */
  heat_stability?: number;
}

/** The looks of a product by industry. */
export function productLooks(product: Product): Partial<Record<IndustryCode, ProductLook>> {
  return Object.fromEntries(product.industries.map((industry) => [industry, productLook(product, industry)]));
}

/** Returns a product's listed measurements in one of its industries. */
export function productLook(product: Product, industry: IndustryCode): ProductLook {
  const properties = mainMediumProperties(product, industry);
  const main = mainColors(properties, technicalCatalogue);
  const masstones = properties.filter(
    ({ medium, applicationType }) => medium === main?.medium && applicationType === 'masstone',
  );
  const figure = (code: string) =>
    masstones.find(({ propertyType }) => propertyType === code)?.value ??
    product.byIndustry[industry]?.[code];
  const light = figure('light_fastness');
  const weather = Number(figure('weather_fastness'));
  const heat = Number(figure('heat_stability'));
  const bands = bandsOf(masstones);
  return {
    ...(main && {
      medium: main.medium,
      medium_title: mediaByCode[main.medium]?.title ?? main.medium,
      masstone: hexNotation(main.masstone.color),
      ...(main.tint && { tint: hexNotation(main.tint.color) }),
      ...(bands.length > 1 ? { angles: bands } : labOf(main.masstone)),
    }),
    // Otherwise it says why there is no value.
    ...(/^\d/.test(String(light)) && { light_fastness: String(light) }),
    ...(weather > 0 && { weather_fastness: weather }),
    ...(heat > 0 && { heat_stability: heat }),
  };
}

function labOf({ measured }: ShownColor): Pick<ProductLook, 'lab'> {
  const { L, a, b } = measured ?? {};
  return L === undefined || a === undefined || b === undefined ? {} : { lab: { L, a, b } };
}

/** Angles on the far side of the gloss repeat the first ones. */
function bandsOf(masstones: readonly TechnicalProperty[]): string[] {
  return angles
    .filter((angle) => angle !== 'as15')
    .flatMap((angle) => {
      const value = masstones.find((each) => each.propertyType === 'rgb' && each.angle === angle)?.value;
      return value ? [hexNotation(value as { R: number; G: number; B: number })] : [];
    });
}
