import type { ProductHit } from '../../domain/search/search-hit.ts';

/** A sortable column of the table of products. */
export type ProductColumn =
  | 'product_name'
  | 'color_index'
  | 'transparency'
  | 'form'
  | 'light_fastness'
  | 'weather_fastness'
  | 'heat_stability';

const collator = new Intl.Collator('en', { numeric: true });

/** Sorts hits by a column, numerically if possible; hits without a value come last in both directions. */
export function sortProducts(
  hits: readonly ProductHit[],
  column: ProductColumn,
  descending: boolean,
): ProductHit[] {
  return hits.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return descending ? collator.compare(b, a) : collator.compare(a, b);
  });
}
