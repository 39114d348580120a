import { labToRgb, mix, type Rgb, rgbToHex } from './color.ts';
import { between, pick, roundTo, sample } from './draw.ts';
import { formulationCounts } from './fixtures/formulation-counts.ts';
import { type IndustryCode, industries } from './industries.ts';
import type { Product } from './product.ts';
import { recipes } from './recipes.ts';
import { randomOf } from './rng.ts';

/** One part of a formulation. */
export interface FormulationPart {
  /** Key of a raw material, or the id of a product of ours. */
  key: string;
  title: string;
  /** Set where the part is a product of ours. */
  productId: string | null;
  /** Per cent by weight. */
  share: number;
}

/** A guide formulation (spec P§3 "Formulation result", with its recipe). */
export interface Formulation {
  id: string;
  title: string;
  industry: IndustryCode;
  /** Parts that add up to 100 %. */
  parts: FormulationPart[];
  shade: { title: string; color: string };
}

/** Raw materials by key, as named in formulations. */
export const rawMaterials: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(recipes).flatMap(({ materials }) => materials),
);

/** Formulation `index`. Products whose number of formulations is fixed occur in exactly so many. */
export function makeFormulation(index: number, products: readonly Product[]): Formulation {
  const random = randomOf('formulation', index, 'recipe');
  const lead = products.find(({ id }) => id === requiredProduct(index));
  const industry = lead?.industries[0] ?? pick(random, industries).code;
  const recipe = recipes[industry];
  const suitable = products.filter(
    (product) =>
      product.isActive &&
      !product.isInternal &&
      product.levels[industry] !== undefined &&
      !Object.hasOwn(formulationCounts, product.id),
  );
  const colorants = [
    ...(lead ? [lead] : []),
    ...sample(random, suitable, lead ? 1 : 1 + Math.floor(random() * 3)),
  ];
  const materials = sample(
    random,
    recipe.materials,
    4 + Math.floor(random() * (recipe.materials.length - 3)),
  );
  const parts = [
    ...colorants.map(({ id, name }) => ({
      key: id,
      title: name,
      productId: id,
      weight: between(random, 1, 8, 1),
    })),
    ...materials.map(([key, title]) => ({ key, title, productId: null, weight: between(random, 4, 40, 1) })),
  ];
  const shade = shadeOf(colorants);
  return {
    id: `f-${String(index + 1).padStart(4, '0')}`,
    title: `${pick(random, recipe.titles)} ${colorants[0]?.name ?? ''}`.trim(),
    industry,
    parts: toPerCent(parts),
    shade: { title: shadeTitle(colorants), color: rgbToHex(shade) },
  };
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

/** The mixture of the colours at equal parts, let down with white. */
function shadeOf(colorants: readonly Product[]): Rgb {
  const [first, ...others] = colorants.map(({ masstone }) => labToRgb(masstone));
  const base = first ?? labToRgb({ L: 96, a: 0, b: 0 });
  const mixed = others.reduce((sum, color, place) => mix(color, 1 / (place + 2), sum), base);
  return mix(mixed, 0.7, { R: 250, G: 250, B: 247 });
}

function shadeTitle(colorants: readonly Product[]): string {
  const families = [...new Set(colorants.map(({ fields }) => String(fields.color_space)))];
  return `Shade in ${families.join(' and ')}`;
}

/** Shares with one decimal; the last part takes the rounding, so that the sum is exactly 100. */
function toPerCent(
  parts: readonly (Omit<FormulationPart, 'share'> & { weight: number })[],
): FormulationPart[] {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  let rest = 100;
  return parts.map(({ weight, ...part }, place) => {
    const share = place === parts.length - 1 ? roundTo(rest, 1) : roundTo((weight / total) * 100, 1);
    rest -= share;
    return { ...part, share };
  });
}
