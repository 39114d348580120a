import type { Viewer } from '../context.ts';
import type { SearchRequest, SearchResult } from './search.ts';
import type { SearchQuery } from './search-query.ts';
import { wordsOf } from './text-match.ts';

/** A text that a search can be completed to. */
export interface Suggestion {
  text: string;
  /** What it names. */
  type: 'product' | 'brand' | 'color_index' | 'chemistry' | 'product_group' | 'color_space';
}

const LIMIT = 10;
const PRODUCTS = 5;

/** Facets whose values are suggested, in the order in which they come. */
const suggestedFacets = [
  ['brand', 'brand'],
  ['color_index', 'color_index'],
  ['chemistry', 'chemistry'],
  ['pg', 'product_group'],
  ['c', 'color_space'],
] as const;

/**
 * A function that completes the term of a query: values in which a word begins with the term, then products,
 * all of them within the query's other filters.
 */
export function createSuggest(
  search: (request: SearchRequest) => SearchResult,
): (query: SearchQuery, viewer: Viewer) => Suggestion[] {
  return (query, viewer) => {
    const term = query.term.toLowerCase();
    if (wordsOf(term).length === 0) return [];
    const open: SearchQuery = { ...query, type: 'pigments', term: '' };
    const { aggregations } = search({ query: open, viewer, from: 0, size: 0 });
    const values = suggestedFacets.flatMap(([facet, type]) =>
      (aggregations[facet] ?? [])
        .filter(({ title, key, count }) => count > 0 && (begins(title, term) || begins(key, term)))
        .slice(0, 3)
        .map(({ title }): Suggestion => ({ text: title, type })),
    );
    const { hits } = search({
      query: { ...open, term: query.term },
      viewer,
      from: 0,
      size: PRODUCTS,
      isProductSuggestRequest: true,
    });
    const products = hits.map((hit): Suggestion => ({ text: nameOf(hit), type: 'product' }));
    return [...values.slice(0, LIMIT - Math.min(PRODUCTS, products.length)), ...products];
  };
}

function nameOf(hit: SearchResult['hits'][number]): string {
  return 'product_name' in hit ? hit.product_name : hit.label;
}

function begins(text: string, term: string): boolean {
  const lower = text.toLowerCase();
  return lower.startsWith(term) || lower.includes(` ${term}`);
}
