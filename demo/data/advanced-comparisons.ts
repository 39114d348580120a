import { chance, pick, sample } from './base/draw.ts';
import { randomOf } from './base/rng.ts';
import { type IndustryCode, industryTitle } from './industries.ts';
import type { Product } from './product.ts';

/** An editor's comparison of a few products (spec P§3 "Advanced comparison"). */
export interface AdvancedComparison {
  id: string;
  title: string;
  industry: IndustryCode;
  /** HTML: paragraphs and one list. */
  content: string;
  productIds: string[];
}

const openings = [
  'All products were dispersed alike and drawn down side by side over black and white.',
  'The comparison follows our laboratory method 114, with one operator and one instrument.',
  'Samples come from three production lots each; the figures are means.',
];

const verdicts = [
  'gives the highest chroma and is the first choice for masstones',
  'hides best and allows the thinnest film',
  'leads in weathering and suits long warranties',
  'is the most economical at equal tinting strength',
  'disperses fastest and keeps viscosity low',
  'comes closest to the target hue in pale tints',
];

/** Comparison `index` of two to four products of one colour family and one industry. */
export function makeAdvancedComparison(index: number, products: readonly Product[]): AdvancedComparison {
  const random = randomOf('advanced-comparison', index, 'products');
  const lead = pick(
    random,
    products.filter(({ isActive, isInternal, industries: own }) => isActive && !isInternal && own.length > 0),
  );
  const industry = pick(random, lead.industries);
  const rivals = products.filter(
    (product) =>
      product.id !== lead.id &&
      product.isActive &&
      !product.isInternal &&
      product.levels[industry] !== undefined &&
      (product.fields.color_space === lead.fields.color_space || chance(random, 0.02)),
  );
  const compared = [lead, ...sample(random, rivals, 1 + Math.floor(random() * 3))];
  const lines = sample(random, verdicts, compared.length).map(
    (verdict, index) => `<li><strong>${compared[index]?.name ?? ''}</strong> ${verdict}.</li>`,
  );
  return {
    id: `ac-${String(index + 1).padStart(3, '0')}`,
    title: `${String(lead.fields.color_space).replace(/^./, (letter) => letter.toUpperCase())} for ${industryTitle(industry).toLowerCase()}: ${lead.name} and alternatives`,
    industry,
    content: `<p>${pick(random, openings)}</p><ul>${lines.join('')}</ul>`,
    productIds: compared.map(({ id }) => id),
  };
}
