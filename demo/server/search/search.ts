import type { OpenCatalogue } from '../catalogue/open-catalogue.ts';
import type { Viewer } from '../context.ts';
import { countCompanies } from './facets/company-counts.ts';
import { type Aggregations, countFacets, productsExcept } from './facets/facet-counts.ts';
import { hitsIn } from './hit-planes.ts';
import type { FoundProducts, SearchRequest } from './hits/find-products.ts';
import { type Hit, hitReader } from './hits/hit-reader.ts';
import { matchedField, unshownWords } from './hits/matched-field.ts';
import { pageReader } from './hits/page-reader.ts';
import type { SearchIndex } from './index/search-index.ts';
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

/** What a search is made with. */
export interface SearchParts {
  catalogue: OpenCatalogue;
  index: SearchIndex;
  find: (request: SearchRequest) => FoundProducts;
  spelling: Spelling;
  /** Where images lie. */
  documentOrigin: string;
}

/** A function that searches the catalogue. */
export function createSearch({
  catalogue,
  index,
  find,
  spelling,
  documentOrigin,
}: SearchParts): (request: SearchRequest) => SearchResult {
  const readPage = pageReader(index, hitReader(catalogue, documentOrigin));

  /** The nearest spelling that finds something within the same filters. */
  function nearestSpelling(request: SearchRequest): string | null {
    const term = request.query.term && spelling.correct(request.query.term, request.viewer);
    if (!term) return null;
    const { planes, products, selected } = find({ ...request, query: { ...request.query, term }, size: 0 });
    return hitsIn(planes, productsExcept(products, selected)) > 0 ? term : null;
  }

  /** Says by which field the term has found each product whose name does not show it. */
  function withMatches(hits: readonly Hit[], term: string, viewer: Viewer): Hit[] {
    return hits.map((hit) => {
      const words = hit.resultType === 'pigments' ? unshownWords(hit, term) : [];
      const rank = index.rankOfId.get(hit.id);
      if (words.length === 0 || rank === undefined) return hit;
      const product = catalogue.at(index.positions[rank] ?? 0, viewer);
      const matched = product && matchedField(product, words, term);
      return matched && hit.resultType === 'pigments' ? { ...hit, matched } : hit;
    });
  }

  /** Products to suggest: where the term finds none, those of its nearest spelling. */
  function suggest(request: SearchRequest): SearchResult {
    const { term } = request.query;
    const result = answer(request);
    const { didYouMean } = result;
    if (result.total > 0 || !didYouMean)
      return { ...result, hits: withMatches(result.hits, term, request.viewer) };
    const near = answer({ ...request, query: { ...request.query, term: didYouMean } });
    return { ...near, didYouMean, hits: withMatches(near.hits, didYouMean, request.viewer) };
  }

  function answer(request: SearchRequest): SearchResult {
    const { from, size, companies = [], isProductSuggestRequest } = request;
    const { context, products, unscoped, selected, types, planes, setsIn, ranked } = find(request);
    const found = productsExcept(products, selected);
    const counts = (): Aggregations => ({
      ...countFacets({ context, products, selected, planes, setsIn }),
      ...(companies.length > 0 && {
        company: countCompanies(context, productsExcept(unscoped, selected), types, companies),
      }),
    });
    const didYouMean = from === 0 ? nearestSpelling(request) : null;
    return {
      total: hitsIn(planes, found),
      hits: readPage({ context, found, planes, types, ranked, from, size }),
      ...(didYouMean && { didYouMean }),
      ...(from === 0 && !isProductSuggestRequest && { aggregations: counts() }),
    };
  }

  return (request) => (request.isProductSuggestRequest ? suggest(request) : answer(request));
}
