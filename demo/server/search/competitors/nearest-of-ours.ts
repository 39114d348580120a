import { deltaE2000 } from '../../../../src/comparison/rules/colors/delta-e-2000.ts';
import type { Lab } from '../../../data/base/color.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Our products measured in a medium, by how far they lie from a colour. */
export interface NearestOfOurs {
  /** Places of the products, the nearest first, and by name where they lie as far. */
  order: readonly number[];
  /** A product's full shade in the medium with its distance by CIEDE2000 to two decimals, if it was measured there. */
  shadeOf: (place: number) => { lab: Lab; deltaE: number } | undefined;
}

/** More than there are places, each of which fits 16 bits. */
const PLACES = 2 ** 16;

/** Puts our products in order of their distance from a colour, as measured in a medium. */
export function nearestOfOurs({ masstones }: SearchIndex, lab: Lab, medium: string): NearestOfOurs {
  const shades = masstones.get(medium);
  if (!shades) return { order: [], shadeOf: () => undefined };
  const { products, labs } = shades;
  const hundredths = labs.map((own) => Math.round(deltaE2000(lab, own) * 100));
  // Distance and place in one number sort much faster than pairs.
  const sorted = Uint32Array.from(
    hundredths.map((distance, row) => distance * PLACES + (products[row] ?? 0)),
  ).sort();
  return {
    order: Array.from(sorted, (each) => each % PLACES),
    shadeOf(place) {
      const row = products.indexOf(place);
      const own = labs[row];
      return own && { lab: own, deltaE: (hundredths[row] ?? 0) / 100 };
    },
  };
}
