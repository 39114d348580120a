import type { Product } from '../../../data/product.ts';

/** Chroma below which a tint counts as grey. */
const GREY = 5;

/** Sorts products by the hue of their tint, which is visible for dark pigments, too; greys last, by lightness. */
export function sortByHue(products: readonly Product[]): Product[] {
  const greys = products.filter(isGrey).toSorted((one, other) => other.masstone.L - one.masstone.L);
  const colors = products
    .filter((product) => !isGrey(product))
    .toSorted((one, other) => hueOf(one) - hueOf(other));
  return [...colors, ...greys];
}

function isGrey({ tint }: Product): boolean {
  return Math.hypot(tint.a, tint.b) < GREY;
}

/** Starts at violet-red, so that reds stay together. */
function hueOf({ tint }: Product): number {
  return ((Math.atan2(tint.b, tint.a) * 180) / Math.PI + 400) % 360;
}
