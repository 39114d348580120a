import type { DatabaseSync } from 'node:sqlite';
import { countCompanies } from './company-counts.ts';
import { type Aggregations, countFacets, productsExcept } from './facet-counts.ts';
import type { FoundProducts, SearchRequest } from './find-products.ts';
import { hitsIn } from './hit-planes.ts';
import { type Hit, hitReader } from './hit-reader.ts';
import { pageReader } from './page-reader.ts';
import type { SearchIndex } from './search-index.ts';

/** The answer of a search. */
export interface SearchResult {
  total: number;
  hits: Hit[];
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
  return (request) => {
    const { viewer, from, size, companies = [], isProductSuggestRequest } = request;
    const { context, products, unscoped, selected, types, planes, planesIn, ranked } = find(request);
    const found = productsExcept(products, selected);
    const counts = (): Aggregations => ({
      ...countFacets({ context, viewer, products, selected, planes, planesIn }),
      ...(companies.length > 0 && {
        company: countCompanies(context, productsExcept(unscoped, selected), types, companies),
      }),
    });
    return {
      total: hitsIn(planes, found),
      hits: readPage({ context, found, planes, types, ranked, from, size }),
      ...(from === 0 && !isProductSuggestRequest && { aggregations: counts() }),
    };
  };
}
