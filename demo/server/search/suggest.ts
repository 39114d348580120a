import type { Viewer } from '../context.ts';
import { assetFacetValues } from './asset-facets.ts';
import { countShared } from './bitset.ts';
import { productsExcept } from './facet-counts.ts';
import type { FoundProducts, SearchRequest } from './find-products.ts';
import { hitsInBoth } from './hit-planes.ts';
import { documentSets } from './hit-sets.ts';
import { matchedParts, type Part } from './matched-parts.ts';
import type { SearchResult } from './search.ts';
import type { SearchQuery } from './search-query.ts';
import { wordsOf } from './words.ts';

/** A text that a search can be completed to. */
export interface Suggestion {
  text: string;
  /** What it names. */
  type: SuggestionType;
  /** The parts of the text that matched. */
  matches: Part[];
  /** The filter that finds exactly this; a product has none. */
  filter?: { key: string; value: string };
}

type SuggestionType = 'product' | 'asset_category' | 'asset_type' | keyof typeof facetOfType;

const LIMIT = 10;
const PRODUCTS = 5;
const VALUES_PER_FACET = 3;

/** Facets whose values are suggested, in the order in which they come. */
const facetOfType = {
  brand: 'brand',
  color_index: 'color_index',
  chemistry: 'chemistry',
  product_group: 'pg',
  color_space: 'c',
} as const;

/** What suggestions are made from. */
export interface SuggestParts {
  find: (request: SearchRequest) => FoundProducts;
  search: (request: SearchRequest) => SearchResult;
}

/**
 * A function that completes the term of a query: values in which a word begins with the term, then products, all of
 * them within the query's other filters. In listings of documents, kinds of documents come first.
 */
export function createSuggest({
  find,
  search,
}: SuggestParts): (query: SearchQuery, viewer: Viewer) => Suggestion[] {
  return (query, viewer) => {
    if (wordsOf(query.term).length === 0) return [];
    const open: SearchQuery = { ...query, type: 'pigments', term: '' };
    const found = find({ query: open, viewer, from: 0, size: 0 });
    const isAboutDocuments = query.type === 'assets' || query.tab !== null;
    const values = [
      ...(isAboutDocuments ? documentKinds(found, query.term) : []),
      ...facetValues(found, query.term),
    ];
    const products = search({
      query: { ...open, term: query.term, sort: 'relevance' },
      viewer,
      from: 0,
      size: PRODUCTS,
      isProductSuggestRequest: true,
    }).hits.map((hit) => suggestion('product', nameOf(hit), query.term));
    return [...values.slice(0, LIMIT - products.length), ...products];
  };
}

function facetValues({ context, products, selected, planes }: FoundProducts, term: string): Suggestion[] {
  return Object.entries(facetOfType).flatMap(([type, facet]) => {
    const set = productsExcept(products, selected, facet);
    return (context.index.facets.get(facet) ?? [])
      .filter(({ key, title }) => begins(title, term) || begins(key, term))
      .filter(({ products: holders }) => hitsInBoth(planes, holders, set) > 0)
      .slice(0, VALUES_PER_FACET)
      .map(({ key, title }) => suggestion(type as SuggestionType, title, term, { key: facet, value: key }));
  });
}

function documentKinds({ context, products, selected }: FoundProducts, term: string): Suggestion[] {
  const set = productsExcept(products, selected);
  const isHeld = (types: number) => documentSets(context, types).some((held) => countShared(held, set) > 0);
  return (['asset_category', 'asset_type'] as const).flatMap((facet) =>
    assetFacetValues(facet)
      .filter(({ title, types }) => begins(title, term) && isHeld(types))
      .slice(0, VALUES_PER_FACET)
      .map(({ key, title }) => suggestion(facet, title, term, { key: facet, value: key })),
  );
}

function suggestion(
  type: SuggestionType,
  text: string,
  term: string,
  filter?: { key: string; value: string },
): Suggestion {
  return { text, type, matches: matchedParts(text, term), ...(filter && { filter }) };
}

function nameOf(hit: SearchResult['hits'][number]): string {
  return 'product_name' in hit ? hit.product_name : hit.label;
}

/** Whether the term's words stand in the text one after the other, the last one perhaps unfinished. */
function begins(text: string, term: string): boolean {
  return ` ${wordsOf(text).join(' ')}`.includes(` ${wordsOf(term).join(' ')}`);
}
