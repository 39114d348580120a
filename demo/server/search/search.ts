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
import { inCatalogueWords } from './term/synonyms.ts';

/** The answer of a search. */
export interface SearchResult {
  total: number;
  hits: Hit[];
  /** A spelling of the term that has hits, if one of its words occurs in no text. */
  didYouMean?: string;
  /** Absent from suggestions and further pages. Values without hits are left out. */
  aggregations?: Aggregations;
}

/** Searches the catalogue. */
export type Search = (request: SearchRequest) => SearchResult;

/** What a search is made with. */
export interface SearchSources {
  catalogue: OpenCatalogue;
  index: SearchIndex;
  find: FindProducts;
  spelling: Spelling;
  /** Where images lie. */
  documentOrigin: string;
}

/** A function that searches the catalogue. */
export function createSearch({ catalogue, index, find, spelling, documentOrigin }: SearchSources): Search {
  const readPage = pageReader(index, hitReader(catalogue, index, documentOrigin));

  /** Searches for the nearest spelling of the term, within the same filters; null if that finds nothing, either. */
  function findNearestSpelling(request: SearchRequest): FoundProducts | null {
    const term = request.query.term && spelling.correct(request.query.term, request.viewer);
    if (!term) return null;
    // Only suggestions show these hits. With size 0 they are not ranked.
    const size = request.isProductSuggestRequest ? request.size : 0;
    const found = find({ ...request, query: { ...request.query, term }, size });
    return totalOf(hitsExcept(found)) > 0 ? found : null;
  }

  /** Adds the field that matched the term, unless the product's name shows the match. */
  function withMatch(hit: Hit, { query, viewer }: SearchRequest): Hit {
    const term = inCatalogueWords(query.term) ?? query.term;
    const words = hit.resultType === 'pigments' ? unshownWords(hit, term) : [];
    if (hit.resultType !== 'pigments' || words.length === 0) return hit;
    const product = catalogue.find(hit.id, viewer);
    const matched = product && matchedField(product, words, term);
    return matched ? { ...hit, matched } : hit;
  }

  function aggregationsOf(found: FoundProducts, hasCompanies: boolean): Aggregations {
    return { ...countFacets(found, index), ...(hasCompanies && { company: countCompanies(found, index) }) };
  }

  return (request) => {
    const { from, companies = [], isProductSuggestRequest } = request;
    const own = find(request);
    const near = from === 0 ? findNearestSpelling(request) : null;
    // If the term itself finds nothing to suggest, suggest the hits of its nearest spelling.
    const isReplaced = isProductSuggestRequest && totalOf(hitsExcept(own)) === 0;
    const found = (isReplaced && near) || own;
    const hits = hitsExcept(found);
    const page = readPage(found, hits);
    return {
      total: totalOf(hits),
      hits: isProductSuggestRequest ? page.map((hit) => withMatch(hit, found.request)) : page,
      ...(near && { didYouMean: near.request.query.term }),
      ...(from === 0 &&
        !isProductSuggestRequest && { aggregations: aggregationsOf(found, companies.length > 0) }),
    };
  };
}

function totalOf(hits: Uint16Array): number {
  return hits.reduce((sum, count) => sum + count, 0);
}
