import type { DatabaseSync } from 'node:sqlite';
import { countCompanies } from './company-counts.ts';
import { type Aggregations, countFacets, productsExcept } from './facet-counts.ts';
import type { FoundProducts, SearchRequest } from './find-products.ts';
import { hitsIn } from './hit-planes.ts';
import { type Hit, hitReader } from './hit-reader.ts';
import { pageReader } from './page-reader.ts';
import type { SearchIndex } from './search-index.ts';
import { createSpelling } from './spelling.ts';

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
  database: DatabaseSync;
  index: SearchIndex;
  find: (request: SearchRequest) => FoundProducts;
  /** Where images lie. */
  documentOrigin: string;
}

/** A function that searches the catalogue. */
export function createSearch({
  database,
  index,
  find,
  documentOrigin,
}: SearchParts): (request: SearchRequest) => SearchResult {
  const readPage = pageReader(index, hitReader(database, documentOrigin));
  const spelling = createSpelling(database);

  /** The nearest spelling that finds something within the same filters. */
  function nearestSpelling(request: SearchRequest): string | null {
    const term = request.query.term && spelling.correct(request.query.term);
    if (!term) return null;
    const { planes, products, selected } = find({ ...request, query: { ...request.query, term }, size: 0 });
    return hitsIn(planes, productsExcept(products, selected)) > 0 ? term : null;
  }

  return (request) => {
    const { viewer, from, size, companies = [], isProductSuggestRequest } = request;
    const { context, products, unscoped, selected, types, planes, setsIn, ranked } = find(request);
    const found = productsExcept(products, selected);
    const counts = (): Aggregations => ({
      ...countFacets({ context, viewer, products, selected, planes, setsIn }),
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
  };
}
