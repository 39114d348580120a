import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { formulationResult } from './answers/formulation-search.ts';
import type { SearchResult } from './search.ts';
import type { SearchCall } from './search-calls.ts';

/**
 * POST /api/v1/formulation/search of the search service, which answers like a search of products.
 *
 * @param filters `q`, `i`, `c`, `ingredient`, `sort`, and `tab=mine` for those saved by the user
 * @throws {ServiceError}
 */
export function searchFormulations(
  http: HttpContext,
  { filters, range }: Pick<SearchCall, 'filters' | 'range'>,
  signal: AbortSignal,
): Promise<SearchResult> {
  const call = createHttp(http, 'search').post('api/v1/formulation/search', {
    searchParams: filters,
    ...(range && { json: range }),
    signal,
  });
  return readJson(call, formulationResult);
}
