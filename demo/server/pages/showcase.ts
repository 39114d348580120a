import { hexToRgb } from '../../data/base/color.ts';
import type { Catalogue, ProductSummary } from '../base/context.ts';

const VIVID = 90;

interface Candidate {
  product: ProductSummary;
  /** In degrees. */
  hue: number;
  chroma: number;
}

/** Content of the home page from the catalogue. */
export interface Showcase {
  /** Number of all products. */
  total: number;
  products: ProductSummary[];
}

const known = new WeakMap<Catalogue, Showcase>();

/** Eight products for the home page. Picked once: the catalogue does not change while the demo runs. */
export function showcaseOf(catalogue: Catalogue): Showcase {
  const present = known.get(catalogue);
  if (present) return present;
  const { total, items } = catalogue.products({ offset: 0, limit: 300 });
  const showcase = { total, products: pickShowcase(items, 8) };
  known.set(catalogue, showcase);
  return showcase;
}

/** Picks `count` vivid products with hues as far apart as possible. */
export function pickShowcase(products: readonly ProductSummary[], count: number): ProductSummary[] {
  const candidates = products
    .filter(({ isActive, isInternal }) => isActive && !isInternal)
    .map((product) => ({ product, ...hueAndChroma(product.color) }))
    .filter(({ chroma }) => chroma >= VIVID)
    .sort((one, other) => other.chroma - one.chroma);
  const chosen = candidates.splice(0, 1);
  while (chosen.length < count && candidates.length > 0) {
    const next = candidates.reduce((best, one) => (gap(one, chosen) > gap(best, chosen) ? one : best));
    chosen.push(...candidates.splice(candidates.indexOf(next), 1));
  }
  return chosen.sort((one, other) => one.hue - other.hue).map(({ product }) => product);
}

function gap({ hue }: Candidate, chosen: readonly Candidate[]): number {
  return Math.min(...chosen.map((one) => 180 - Math.abs(180 - Math.abs(one.hue - hue))));
}

function hueAndChroma(hex: string): Pick<Candidate, 'hue' | 'chroma'> {
  const { R, G, B } = hexToRgb(hex);
  const chroma = Math.max(R, G, B) - Math.min(R, G, B);
  const hue = (Math.atan2(Math.sqrt(3) * (G - B), 2 * R - G - B) * 180) / Math.PI;
  return { hue: (hue + 360) % 360, chroma };
}
