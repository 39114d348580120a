import { type FoundProducts, withinFacets } from '../hits/find-products.ts';
import { hitCounter } from '../hits/hit-counter.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { FacetCount } from './facet-count.ts';

/** Counts the hits among what each company saved. */
export function countCompanies(
  { request, words, unscoped, selected }: FoundProducts,
  index: SearchIndex,
): FacetCount[] {
  const products = new Set(withinFacets(unscoped, selected));
  const { companies = [], query } = request;
  return companies
    .map(({ key, title, scope }) => {
      const { hitsAt } = hitCounter({ ...request, scope }, index, words);
      const saved = [...scope.keys()].filter((row) => products.has(row));
      return { key, title, count: saved.reduce((sum, row) => sum + hitsAt(row), 0) };
    })
    .filter(({ key, count }) => count > 0 || query.companies.includes(key));
}
