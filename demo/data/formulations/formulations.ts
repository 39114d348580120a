import { labOfRgb } from '../../../src/domain/color/lab-of-rgb.ts';
import { type Lab, labToRgb, mix, type Rgb, rgbToHex } from '../base/color.ts';
import { between, pick, roundTo, sample } from '../base/draw.ts';
import { daysBeforeEpoch } from '../base/epoch.ts';
import { type Random, randomOf } from '../base/rng.ts';
import { formulationCounts } from '../fixtures/formulation-counts.ts';
import { type IndustryCode, industries } from '../industries.ts';
import { options } from '../options.ts';
import type { Product } from '../product.ts';
import { type GuideFormulation, guideFormulations, rawMaterials } from './guide-formulations.ts';

/** One ingredient of a formulation. */
export interface FormulationPart {
  /** Key of a raw material, or the id of a product of ours. */
  key: string;
  title: string;
  /** Set where the ingredient is a product of ours. */
  productId: string | null;
  /** Per cent by weight. */
  share: number;
  /** Letter of the part that it is added with. */
  part: string;
  purpose: string;
}

/** A guide formulation (spec P§3 "Formulation result", with its recipe). */
export interface Formulation {
  id: string;
  title: string;
  industry: IndustryCode;
  /** ISO 8601. */
  createdDate: string;
  application: string;
  binder: string;
  /** Ingredients that add up to 100 %, part by part. */
  parts: FormulationPart[];
  /** Parts by letter, in the order in which they are made. */
  stages: { part: string; title: string }[];
  method: { title: string; text: string }[];
  /** Part of the whole that is not volatile, in per cent by weight. */
  solids: number;
  /** Colour families of the pigments in it: values of filter `c`. */
  colors: string[];
  shade: { title: string; color: string; lab: Lab };
}

type Colorant = Product & { share: number };

/** Formulation `index`. Products whose number of formulations is fixed occur in exactly so many. */
export function makeFormulation(index: number, products: readonly Product[]): Formulation {
  const random = randomOf('formulation', index, 'recipe');
  const lead = products.find(({ id }) => id === requiredProduct(index));
  const industry = lead?.industries[0] ?? pick(random, industries).code;
  const guide = pick(
    random,
    guideFormulations.filter((each) => each.industry === industry),
  );
  const colorants = withShares(random, guide, pigmentsFor({ random, lead, industry, products }));
  const parts = ingredientsOf(guide, colorants);
  const colors = [...new Set(colorants.map(({ fields }) => String(fields.color_space)))];
  return {
    id: `f-${String(index + 1).padStart(4, '0')}`,
    title: `${guide.title} with ${colorants[0]?.name ?? ''}`,
    industry,
    createdDate: daysBeforeEpoch(between(random, 4, 900)),
    application: guide.application,
    binder: guide.binder,
    parts,
    stages: guide.parts.map(({ part, title }) => ({ part, title })),
    method: guide.method.map(([title, text]) => ({ title, text })),
    solids: solidsOf(parts),
    colors,
    shade: shadeOf(colorants, parts),
  };
}

interface Choice {
  random: Random;
  lead: Product | undefined;
  industry: IndustryCode;
  products: readonly Product[];
}

/** The pigments of a formulation: one that gives the shade, and up to two beside it in the circle of hues. */
function pigmentsFor({ random, lead, industry, products }: Choice): Product[] {
  const suitable = products.filter(
    (product) =>
      product.isActive &&
      !product.isInternal &&
      product.levels[industry] !== undefined &&
      !Object.hasOwn(formulationCounts, product.id),
  );
  const first = lead ?? pick(random, suitable);
  const beside = suitable.filter((product) => product !== first && isToner(product, first));
  return [first, ...sample(random, beside, lead ? 1 : Math.floor(random() * 3))];
}

/** Laboratories tone with a neighbouring hue, or with white and black: a complement only greys. */
function isToner({ masstone }: Product, first: Product): boolean {
  const apart = Math.abs(hueOf(masstone) - hueOf(first.masstone)) % 360;
  return Math.hypot(masstone.a, masstone.b) < 8 || Math.min(apart, 360 - apart) <= 50;
}

function hueOf({ a, b }: Lab): number {
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** The product that formulation `index` must hold: the fixed counts use up the first formulations. */
function requiredProduct(index: number): string | undefined {
  let end = 0;
  for (const [id, count] of Object.entries(formulationCounts)) {
    end += count;
    if (index < end) return id;
  }
  return undefined;
}

/** Between 70 and 120 % of the usual amount; the first pigment gives the shade, the others tone it. */
function withShares(
  random: Random,
  { pigments }: GuideFormulation,
  products: readonly Product[],
): Colorant[] {
  const total = pigments * between(random, 0.7, 1.2, 2);
  const weights = products.map((_, index) => (index === 0 ? 1 : between(random, 0.15, 0.45, 2)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return products.map((product, index) => ({
    ...product,
    share: Math.max(0.01, roundTo((total * (weights[index] ?? 0)) / sum, pigments < 2 ? 2 : 1)),
  }));
}

/** Pigments stand at the end of the first part; the largest raw material makes up for their amount. */
function ingredientsOf({ parts }: GuideFormulation, colorants: readonly Colorant[]): FormulationPart[] {
  const raw = parts.flatMap(({ part, items }, index) => [
    ...Object.entries(items).map(([key, share]) => materialPart(key, share, part)),
    ...(index === 0 ? colorants.map((colorant) => pigmentPart(colorant, part)) : []),
  ]);
  const rest = 100 - raw.reduce((sum, { share }) => sum + share, 0);
  const largest = raw
    .filter(({ productId }) => productId === null)
    .reduce((most, one) => (one.share > most.share ? one : most));
  return raw.map((one) => (one === largest ? { ...one, share: roundTo(one.share + rest, 2) } : one));
}

function materialPart(key: string, share: number, part: string): FormulationPart {
  const { title = key, purpose = '' } = rawMaterials[key] ?? {};
  return { key, title, productId: null, share, part, purpose };
}

function pigmentPart({ id, name, share, isEffect }: Colorant, part: string): FormulationPart {
  return {
    key: id,
    title: name,
    productId: id,
    share,
    part,
    purpose: isEffect ? 'Effect pigment' : 'Pigment',
  };
}

function solidsOf(parts: readonly FormulationPart[]): number {
  const solid = parts.map(({ key, productId, share }) =>
    productId === null ? share * (rawMaterials[key]?.solids ?? 0) : share,
  );
  return roundTo(
    solid.reduce((sum, share) => sum + share, 0),
    1,
  );
}

/** The mixture of the pigments by their shares, let down with the white that is in it. */
function shadeOf(colorants: readonly Colorant[], parts: readonly FormulationPart[]): Formulation['shade'] {
  const [first, ...others] = colorants.map(({ masstone, share }) => ({ rgb: labToRgb(masstone), share }));
  const mixed = others.reduce(
    (sum, { rgb, share }) => ({
      rgb: mix(rgb, share / (sum.share + share), sum.rgb),
      share: sum.share + share,
    }),
    first ?? { rgb: WHITE, share: 1 },
  );
  const white = parts.find(({ key }) => key === 'titanium-white')?.share ?? 0;
  const color = white === 0 ? mixed.rgb : mix(mixed.rgb, mixed.share / (mixed.share + white / 4), WHITE);
  const { L, a, b } = labOfRgb(color);
  return {
    title: shadeTitle(colorants),
    color: rgbToHex(color),
    lab: { L: roundTo(L, 2), a: roundTo(a, 2), b: roundTo(b, 2) },
  };
}

const WHITE: Rgb = { R: 250, G: 250, B: 247 };

/** Such as "Red and yellow". */
function shadeTitle(colorants: readonly Product[]): string {
  const titles: Readonly<Record<string, string>> = options.color_space;
  const families = [...new Set(colorants.map(({ fields }) => String(fields.color_space)))];
  const [first = '', ...others] = families.map((key) => titles[key] ?? key);
  return [first, ...others.map((title) => title.toLowerCase())].join(' and ');
}
