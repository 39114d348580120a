import type { ProductHit } from '../../domain/search/search-hit.ts';
import { compareTexts } from '../../lib/text/compare-texts.ts';

/** A sortable column of the table of products. */
export type ProductColumn =
  | 'product_name'
  | 'color_index'
  | 'transparency'
  | 'form'
  | 'light_fastness'
  | 'weather_fastness'
  | 'heat_stability';

/** Sorts hits by a column, numerically if possible; hits without a value come last in both directions. */
export function sortProducts(
  hits: readonly ProductHit[],
  column: ProductColumn,
  descending: boolean,
): ProductHit[] {
  return hits.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return descending ? compareTexts(b, a) : compareTexts(a, b);
  });
}
