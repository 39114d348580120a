import { deltaE2000 } from '../../../../src/comparison/rules/colors/delta-e-2000.ts';
import type { Lab } from '../../../data/color.ts';
import { inOrder } from '../index/in-order.ts';
import type { SearchIndex, ShadeColumns } from '../index/search-index.ts';

/** Our products measured in a medium, by how far they lie from a colour. */
export interface NearestOfOurs {
  /** Places of the products, the nearest first, and by name where they lie as far. */
  order: readonly number[];
  /** A product's full shade in the medium with its distance by CIEDE2000 to two decimals, if it was measured there. */
  shadeOf: (place: number) => { lab: Lab; deltaE: number } | undefined;
}

/** Puts our products in order of their distance from a colour, as measured in a medium. */
export function nearestOfOurs({ masstones }: SearchIndex, lab: Lab, medium: string): NearestOfOurs {
  const shades = masstones.get(medium);
  if (!shades) return { order: [], shadeOf: () => undefined };
  const hundredths = shades.products.map((_, row) => Math.round(deltaE2000(lab, labAt(shades, row)) * 100));
  const rows = inOrder(
    hundredths.keys(),
    (row) => hundredths[row] ?? 0,
    (one, other) => one - other,
  );
  return {
    order: rows.map((row) => shades.products[row] ?? 0),
    shadeOf(place) {
      const row = shades.products.indexOf(place);
      return row < 0 ? undefined : { lab: labAt(shades, row), deltaE: (hundredths[row] ?? 0) / 100 };
    },
  };
}

function labAt({ L, a, b }: ShadeColumns, row: number): Lab {
  return { L: L[row] ?? 0, a: a[row] ?? 0, b: b[row] ?? 0 };
}
