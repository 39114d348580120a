import { deltaE2000 } from '../../../../src/comparison/rules/colors/delta-e-2000.ts';
import type { Lab } from '../../../data/base/color.ts';
import type { MeasuredShades } from '../index/search-index.ts';

/** Our products measured in a medium, sorted by their difference from a colour. */
export interface NearestOfOurs {
  /** Indexes of the products, nearest first; ties are sorted by name. */
  order: readonly number[];
  /** A product's shade with its light fastness, and its distance by CIEDE2000 to two decimals, if it was measured. */
  shadeOf: (index: number) => { lab: Lab; light: string | undefined; deltaE: number } | undefined;
}

/** Upper bound of indexes, which are stored as 16-bit numbers. */
const MOST_SHADES = 2 ** 16;

/**
 * Sorts our products by their colour difference, as measured in a medium.
 *
 * @param shades those of the medium, if there are any
 * @param tolerance the largest difference of a product in the order
 */
export function nearestOfOurs(
  shades: MeasuredShades | undefined,
  lab: Lab,
  tolerance = Number.POSITIVE_INFINITY,
): NearestOfOurs {
  if (!shades) return { order: [], shadeOf: () => undefined };
  const { products, labs, lights } = shades;
  const hundredths = labs.map((own) => Math.round(deltaE2000(lab, own) * 100));
  // Sorting numbers is much faster than sorting pairs, so distance and index share one number.
  const sorted = new Uint32Array(
    hundredths.map((distance, row) => distance * MOST_SHADES + (products[row] ?? 0)),
  ).sort();
  const most = Math.floor(tolerance * 100 + 1e-6);
  const isWithin = (each: number) => Math.floor(each / MOST_SHADES) <= most;
  return {
    order: Array.from(sorted.filter(isWithin), (each) => each % MOST_SHADES),
    shadeOf(index) {
      const row = products.indexOf(index);
      const own = labs[row];
      return own && { lab: own, light: lights[row], deltaE: (hundredths[row] ?? 0) / 100 };
    },
  };
}
