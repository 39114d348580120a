import type { Viewer } from '../context.ts';
import type { PageBody } from './page-body.ts';
import type { SearchRequest, SearchResult } from './search.ts';
import type { SearchQuery } from './search-query.ts';
import type { SheetScope } from './sheet-scope.ts';

const PAGE_SIZE = 24;
const SUGGESTIONS = 10;

/** "Load all" stops here (decision B31). */
export const MAX_SIZE = 1000;

/** A search result as the service answers it. */
export interface SearchAnswer extends SearchResult {
  /** Set where fewer hits are given than were asked for. */
  message?: string;
}

/** Turns query and body into one search, with the page sizes of the service. */
export function answerSearch(
  search: (request: SearchRequest) => SearchResult,
  query: SearchQuery,
  body: PageBody,
  viewer: Viewer,
  scope: SheetScope | null = null,
): SearchAnswer {
  const asked = body.size ?? (body.isProductSuggestRequest ? SUGGESTIONS : PAGE_SIZE);
  const size = Math.min(asked, MAX_SIZE);
  const result = search({
    query,
    viewer,
    scope,
    from: body.from,
    size,
    isProductSuggestRequest: body.isProductSuggestRequest,
  });
  const isCut = asked > MAX_SIZE && result.total > body.from + MAX_SIZE;
  return isCut
    ? { ...result, message: 'Only the first 1,000 results are shown. Please narrow your search.' }
    : result;
}
