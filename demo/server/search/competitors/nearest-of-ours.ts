import { deltaE2000 } from '../../../../src/comparison/rules/colors/delta-e-2000.ts';
import type { Lab } from '../../../data/base/color.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Our products measured in a medium, sorted by their difference from a colour. */
export interface NearestOfOurs {
  /** Indexes of the products, nearest first; ties are sorted by name. */
  order: readonly number[];
  /** A product's full shade in the medium with its distance by CIEDE2000 to two decimals, if it was measured there. */
  shadeOf: (index: number) => { lab: Lab; deltaE: number } | undefined;
}

/** Upper bound of indexes, which are stored as 16-bit numbers. */
const MOST_SHADES = 2 ** 16;

/** Sorts our products by their colour difference, as measured in a medium. */
export function nearestOfOurs({ masstones }: SearchIndex, lab: Lab, medium: string): NearestOfOurs {
  const shades = masstones.get(medium);
  if (!shades) return { order: [], shadeOf: () => undefined };
  const { products, labs } = shades;
  const hundredths = labs.map((own) => Math.round(deltaE2000(lab, own) * 100));
  // Sorting numbers is much faster than sorting pairs, so distance and index share one number.
  const sorted = new Uint32Array(
    hundredths.map((distance, row) => distance * MOST_SHADES + (products[row] ?? 0)),
  ).sort();
  return {
    order: Array.from(sorted, (each) => each % MOST_SHADES),
    shadeOf(index) {
      const row = products.indexOf(index);
      const own = labs[row];
      return own && { lab: own, deltaE: (hundredths[row] ?? 0) / 100 };
    },
  };
}
