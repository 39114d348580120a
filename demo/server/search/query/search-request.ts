import type { Viewer } from '../../base/context.ts';
import type { IndexedValue } from '../index/search-index.ts';
import type { CompanySheets, SavedSheets } from '../sheets/saved-sheets.ts';
import type { SearchQuery } from './search-query.ts';

/** What to search for, and which part of the result to give. */
export interface SearchRequest {
  query: SearchQuery;
  viewer: Viewer;
  from: number;
  size: number;
  /** Restricts a sheet listing to the documents saved. */
  scope?: SavedSheets | null;
  /** Companies whose sheets are counted. @default none */
  companies?: readonly CompanySheets[];
  /** Looks in names and numbers only. */
  isProductSuggestRequest?: boolean;
  /** Rows of the only products that are found, in their order. @default all, by relevance */
  order?: readonly number[];
  /** Facets whose values depend on what is compared, in place of the index's. @default none */
  facets?: ReadonlyMap<string, readonly Omit<IndexedValue, 'isInternal'>[]>;
}
