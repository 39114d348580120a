import type { Level } from './applicability.ts';
import { type Lab, labToRgb, type Rgb } from './base/color.ts';
import { between, chance } from './base/draw.ts';
import { daysBeforeEpoch } from './base/epoch.ts';
import { randomOf } from './base/rng.ts';
import { commonFields } from './fields/common.ts';
import { industryFields } from './fields/industry-fields.ts';
import type { Fields } from './fields/values.ts';
import { type Variant, variantAt } from './fields/variant.ts';
import { type IndustryCode, industryCodes } from './industries.ts';
import { type Base, readBases } from './pigments/bases.ts';
import { filmOf, masstoneOf, shadeOf, tintOf } from './product-color.ts';
import { productId, productName, productNumber } from './product-name.ts';
import { industryDescription } from './texts/industry-texts.ts';
import { longDescription, shortDescription } from './texts/product-texts.ts';

/** A product of the demo catalogue, without what is derived from it (documents, technical properties). */
export interface Product {
  /** Index in the catalogue. */
  index: number;
  /** Such as `p-0001`. */
  id: string;
  /** Product code. */
  prd: string;
  name: string;
  /** Code of the pigment of which the product is a grade. */
  base: string;
  chemistry: string;
  isActive: boolean;
  isInternal: boolean;
  /** ISO 8601. */
  createdDate: string;
  industries: IndustryCode[];
  levels: Partial<Record<IndustryCode, Level>>;
  /** D65 Lab of the full shade; of the face colour for effect pigments. */
  masstone: Lab;
  /** The masstone was chosen by eye rather than measured. */
  isIllustrative: boolean;
  /** D65 Lab of the reduction with ten parts of titanium dioxide. */
  tint: Lab;
  /** D65 Lab of a print on white. */
  film: Lab;
  /** The masstone in sRGB: for badges, and for shading where nothing is measured (decision C9). */
  color: Rgb | undefined;
  isEffect: boolean;
  hasChip: boolean;
  ulProspectorLink: string | undefined;
  brandDescription: string;
  shortDescription: string;
  longDescription: string;
  fields: Fields;
  byIndustry: Partial<Record<IndustryCode, Fields>>;
  /** The product to use instead of an inactive one. */
  successor?: { id: string; product_name: string };
}

/** Generates product `index`, the same for every size of the catalogue. */
export function productMaker(bases: readonly Base[] = readBases()): (index: number) => Product {
  return (index) => makeProduct(variantAt(index, bases), index >= bases.length);
}

function makeProduct(variant: Variant, isFurtherGrade: boolean): Product {
  const { index, base } = variant;
  const random = randomOf('product', index, 'status');
  const masstone = masstoneOf(index, base, !isFurtherGrade);
  const name = productName(variant);
  const industries = industryCodes.filter((code) => variant.levels.has(code));
  return {
    index,
    id: productId(index),
    prd: productNumber(index),
    name,
    base: base.code,
    chemistry: base.chemistry.key,
    isActive: !/lead|cadmium/.test(base.chemistry.key) && !chance(random, 0.015),
    isInternal: chance(random, 0.03) && index >= 30,
    createdDate: daysBeforeEpoch(between(random, 20, 3600)),
    industries,
    levels: Object.fromEntries(variant.levels),
    masstone,
    isIllustrative: base.isIllustrative,
    tint: tintOf(base, masstone),
    film: filmOf(base, masstone),
    color: labToRgb(masstone),
    isEffect: base.chemistry.family === 'effect',
    hasChip: true,
    ulProspectorLink: chance(random, 0.4)
      ? `https://www.ulprospector.example/en/eu/search?k=${encodeURIComponent(name)}`
      : undefined,
    brandDescription: variant.brand.description,
    shortDescription: shortDescription(variant, shadeOf(base, masstone)),
    longDescription: longDescription(variant, name, masstone),
    fields: commonFields(variant),
    byIndustry: Object.fromEntries(
      [...variant.levels].map(([code, level]) => [
        code,
        {
          recommendation: level,
          product_industry_description: industryDescription(variant, name, code, level),
          ...industryFields(variant, code, level),
        },
      ]),
    ),
  };
}
