import type { DatabaseSync } from 'node:sqlite';
import { deltaE2000 } from '../../../src/comparison/rules/colors/delta-e-2000.ts';
import type { Lab } from '../../../src/domain/color/lab.ts';
import type { Rgb } from '../../../src/domain/color/rgb.ts';
import { mainColor, measuredColors } from '../../../src/domain/technical/measured-color.ts';
import { roundTo } from '../../data/base/draw.ts';
import type { IndustryCode } from '../../data/industries.ts';
import type { Product } from '../../data/product.ts';
import { technicalProperties } from '../../data/technical/technical-properties.ts';
import type { TechnicalProperty } from '../../data/technical/technical-property.ts';
import { canSeeProduct } from '../base/access.ts';
import type { Viewer } from '../base/context.ts';
import { productReader } from './product-reader.ts';

/** Conditions of a comparison: only colours measured under the same conditions are comparable. */
export interface ShadeQuery {
  industry: IndustryCode;
  /** @default the first one in which the product was measured */
  medium: string | undefined;
  applicationType: string;
  /** Keys of chemistries; empty for any. */
  chemistries?: readonly string[];
  /** Least light fastness, as a step of the blue wool scale. @default any */
  leastLight?: number | undefined;
}

/** A product and its colour difference from the requested one. */
export interface NearProduct {
  product: Product;
  /** CIEDE2000, to two decimals. */
  deltaE: number;
  /** Code of the medium in which both were measured. */
  medium: string;
  /** Angle from the gloss, if the colours depend on it. */
  angle: string | undefined;
  measured: Lab;
  /** The measured colour on screen. */
  rgb: Rgb | undefined;
  applicationType: string;
  /** Light fastness in the medium and depth. */
  light: string | undefined;
}

/** A measured colour of a product. */
interface Shade extends Lab {
  product: Product;
  medium: string;
  applicationType: string;
  angle: string | undefined;
  rgb: Rgb | undefined;
  light: string | undefined;
}

/** Finds products with similar colours that are open to a viewer. Reads an industry's measurements on first use. */
export function nearestShades(
  database: DatabaseSync,
): (product: Product, query: ShadeQuery, viewer: Viewer) => NearProduct[] {
  const reader = productReader(database);
  const positions = database.prepare('SELECT position FROM product');
  const byIndustry = new Map<IndustryCode, Shade[]>();

  function shadesIn(industry: IndustryCode): Shade[] {
    const known = byIndustry.get(industry);
    if (known) return known;
    const products = positions.all().map(({ position }) => reader.productAt(Number(position)));
    const shades = products.flatMap((product) => shadesOf(product, industry));
    byIndustry.set(industry, shades);
    return shades;
  }

  return (product, { industry, medium, applicationType, chemistries = [], leastLight = 0 }, viewer) => {
    const own = shadesOf(product, industry).filter((shade) => shade.applicationType === applicationType);
    const asked = own.filter((shade) => medium === undefined || shade.medium === medium);
    const shade = mainShade(asked.filter((each) => each.medium === asked[0]?.medium));
    if (!shade) return [];
    return shadesIn(industry)
      .filter(
        (other) =>
          other.product.id !== product.id &&
          isAlike(other, shade) &&
          (chemistries.length === 0 || chemistries.includes(other.product.chemistry)) &&
          (leastLight === 0 || Number.parseFloat(other.light ?? '') >= leastLight) &&
          canSeeProduct(other.product, viewer),
      )
      .map((other) => ({
        product: other.product,
        deltaE: roundTo(deltaE2000(shade, other), 2),
        medium: shade.medium,
        angle: shade.angle,
        measured: { L: other.L, a: other.a, b: other.b },
        rgb: other.rgb,
        applicationType: shade.applicationType,
        light: other.light,
      }))
      .toSorted(
        (one, other) => one.deltaE - other.deltaE || one.product.name.localeCompare(other.product.name, 'en'),
      );
  };
}

function isAlike(one: Shade, other: Shade): boolean {
  return (
    one.medium === other.medium && one.applicationType === other.applicationType && one.angle === other.angle
  );
}

function mainShade(shades: readonly Shade[]): Shade | undefined {
  const main = mainColor(shades.map((shade) => ({ ...shade, C: 0, h: 0 })));
  return shades.find(({ angle }) => angle === main?.angle);
}

/** Returns each colour of a product whose coordinates are all measured. */
function shadesOf(product: Product, industry: IndustryCode): Shade[] {
  const properties = technicalProperties(product, industry);
  const groups = Map.groupBy(properties, ({ medium, applicationType }) => `${medium}|${applicationType}`);
  return [...groups.values()].flatMap((group) => {
    const [{ medium, applicationType } = { medium: '', applicationType: '' }] = group;
    const light = lightIn(group);
    return measuredColors(group).flatMap(({ L, a, b, angle }) =>
      L === undefined
        ? []
        : [{ L, a, b, angle, product, medium, applicationType, light, rgb: rgbAt(group, angle) }],
    );
  });
}

function lightIn(properties: readonly TechnicalProperty[]): string | undefined {
  const value = properties.find(({ propertyType }) => propertyType === 'light_fastness')?.value;
  // The other texts say why there is none.
  return typeof value === 'string' && /^\d/.test(value) ? value : undefined;
}

function rgbAt(properties: readonly TechnicalProperty[], angle: string | undefined): Rgb | undefined {
  return properties.find((each) => each.propertyType === 'rgb' && each.angle === angle)?.value as
    | Rgb
    | undefined;
}
