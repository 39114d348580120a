import type { OpenCatalogue } from '../catalogue/open-catalogue.ts';
import { countCompanies } from './facets/company-counts.ts';
import type { Aggregations } from './facets/facet-count.ts';
import { countFacets } from './facets/facet-counts.ts';
import { type FindProducts, type FoundProducts, hitsExcept } from './hits/find-products.ts';
import { type Hit, hitReader } from './hits/hit-reader.ts';
import { matchedField, unshownWords } from './hits/matched-field.ts';
import { pageReader } from './hits/page-reader.ts';
import type { SearchIndex } from './index/search-index.ts';
import type { SearchRequest } from './query/search-request.ts';
import type { Spelling } from './term/spelling.ts';

/** The answer of a search. */
export interface SearchResult {
  total: number;
  hits: Hit[];
  /** The term in a spelling that finds something, where a word of it is in no text. */
  didYouMean?: string;
  /** Not with suggestions and further pages; a value that is left out counts 0. */
  aggregations?: Aggregations;
}

/** Searches the catalogue. */
export type Search = (request: SearchRequest) => SearchResult;

/** What a search is made with. */
export interface SearchParts {
  catalogue: OpenCatalogue;
  index: SearchIndex;
  find: FindProducts;
  spelling: Spelling;
  /** Where images lie. */
  documentOrigin: string;
}

/** A function that searches the catalogue. */
export function createSearch({ catalogue, index, find, spelling, documentOrigin }: SearchParts): Search {
  const readPage = pageReader(index, hitReader(catalogue, index, documentOrigin));

  /** The nearest spelling that finds something within the same filters. */
  function nearestSpelling(request: SearchRequest): string | null {
    const term = request.query.term && spelling.correct(request.query.term, request.viewer);
    if (!term) return null;
    const found = find({ ...request, query: { ...request.query, term }, size: 0 });
    return totalOf(hitsExcept(found)) > 0 ? term : null;
  }

  /** Says by which field the term has found each product whose name does not show it. */
  function withMatches(hits: readonly Hit[], { viewer }: SearchRequest, term: string): Hit[] {
    return hits.map((hit) => {
      const words = hit.resultType === 'pigments' ? unshownWords(hit, term) : [];
      if (hit.resultType !== 'pigments' || words.length === 0) return hit;
      const product = catalogue.find(hit.id, viewer);
      const matched = product && matchedField(product, words, term);
      return matched ? { ...hit, matched } : hit;
    });
  }

  /** Products to suggest: where the term finds none, those of its nearest spelling. */
  function suggest(request: SearchRequest): SearchResult {
    const result = answer(request);
    const { didYouMean } = result;
    const term = result.total > 0 ? undefined : didYouMean;
    const shown = term
      ? { ...answer({ ...request, query: { ...request.query, term } }), didYouMean: term }
      : result;
    return { ...shown, hits: withMatches(shown.hits, request, term ?? request.query.term) };
  }

  function answer(request: SearchRequest): SearchResult {
    const { from, companies = [], isProductSuggestRequest } = request;
    const found = find(request);
    const hits = hitsExcept(found);
    const didYouMean = from === 0 ? nearestSpelling(request) : null;
    return {
      total: totalOf(hits),
      hits: readPage(found, hits),
      ...(didYouMean && { didYouMean }),
      ...(from === 0 &&
        !isProductSuggestRequest && { aggregations: aggregationsOf(found, companies.length > 0) }),
    };
  }

  function aggregationsOf(found: FoundProducts, hasCompanies: boolean): Aggregations {
    return { ...countFacets(found, index), ...(hasCompanies && { company: countCompanies(found, index) }) };
  }

  return (request) => (request.isProductSuggestRequest ? suggest(request) : answer(request));
}

function totalOf(hits: Uint16Array): number {
  return hits.reduce((sum, count) => sum + count, 0);
}
