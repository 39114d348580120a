import type { PageBody } from './query/page-body.ts';
import type { IgnoredValue } from './query/search-query.ts';
import type { SearchRequest } from './query/search-request.ts';
import type { Search, SearchResult } from './search.ts';

/** Hits of a page, where nothing else is asked for. */
export const PAGE_SIZE = 24;
const SUGGESTIONS = 10;

/** "Load all" stops here (decision B31). */
export const MAX_SIZE = 1000;

/** The same where each hit holds the documents of its product. */
export const MAX_SHEETS = 250;

/** A search result as the service answers it. */
export interface SearchAnswer extends SearchResult {
  /** Values of the query that were left out. */
  ignored: IgnoredValue[];
  /** Set where fewer hits are given than were asked for. */
  message?: string;
}

/** What is asked of the service, and by whom. */
export interface SearchCall
  extends Pick<SearchRequest, 'query' | 'viewer' | 'scope' | 'companies' | 'order' | 'facets'> {
  body: PageBody;
}

/** Turns query and body into one search, with the page sizes of the service. */
export function answerSearch(
  search: Search,
  { query, body, viewer, scope = null, companies = [], order, facets }: SearchCall,
): SearchAnswer {
  const { from, isProductSuggestRequest } = body;
  const asked = body.size ?? (isProductSuggestRequest ? SUGGESTIONS : PAGE_SIZE);
  const most = scope !== null || query.tab !== null ? MAX_SHEETS : MAX_SIZE;
  const result = search({
    query: isProductSuggestRequest ? { ...query, type: 'pigments' } : query,
    ...{ viewer, scope, companies },
    from,
    size: Math.min(asked, most),
    isProductSuggestRequest,
    ...(order && { order }),
    ...(facets && { facets }),
  });
  const isCut = asked > most && result.total > from + most;
  return {
    ...result,
    ignored: query.ignored,
    ...(isCut && {
      message: `Only ${most.toLocaleString('en')} results are given at once. Please narrow your search.`,
    }),
  };
}
