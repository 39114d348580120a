import { type Bitset, isIn } from '../bitset.ts';
import { assetsAt, type HitContext, stacksAt } from '../hit-sets.ts';
import type { SheetScope } from '../sheets/sheet-scope.ts';
import type { FacetCount } from './facet-counts.ts';

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
      for (const rank of scope.keys()) if (isIn(products, rank)) count += hitsAt(own, rank, types);
      return { key, title, count };
    })
    .filter(({ key, count }) => count > 0 || chosen.includes(key));
}

/** The hits of a product that someone saved. */
function hitsAt(context: HitContext, rank: number, types: number): number {
  if (context.query.type === 'imageStacks') return stacksAt(context, rank).length;
  const { length } = assetsAt(context, rank, types);
  return context.query.type === 'assets' ? length : Math.min(1, length);
}
