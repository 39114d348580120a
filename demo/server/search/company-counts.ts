import { type Bitset, isIn } from './bitset.ts';
import type { FacetCount } from './facet-counts.ts';
import { type HitContext, weightOf } from './hit-weights.ts';
import type { SheetScope } from './sheet-scope.ts';

/** What people of a company saved. */
export interface CompanyScope {
  key: string;
  title: string;
  scope: SheetScope;
}

/**
 * Counts the hits among what each company saved.
 *
 * @param products those that fulfil all but the filter of companies
 * @param types bits of the types of documents that count
 */
export function countCompanies(
  context: HitContext,
  products: Bitset,
  types: number,
  companies: readonly CompanyScope[],
): FacetCount[] {
  const chosen = context.query.companies;
  return companies
    .map(({ key, title, scope }) => {
      const own: HitContext = { ...context, scope };
      let count = 0;
      for (const rank of scope.keys()) if (isIn(products, rank)) count += weightOf(own, rank, types);
      return { key, title, count };
    })
    .filter(({ key, count }) => count > 0 || chosen.includes(key));
}
