import type { TermSuggestion } from '../domain/search/suggestions.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { suggestion } from './answers/suggestions.ts';
import { listOfValid } from './list-of-valid.ts';

/**
 * GET /api/v1/document/suggest of the search service (spec P§7).
 *
 * @param filters the filters with the term as `q`
 * @throws {ServiceError}
 */
export function readSuggestions(
  http: HttpContext,
  filters: URLSearchParams,
  signal: AbortSignal,
): Promise<TermSuggestion[]> {
  const call = createHttp(http, 'search').get('api/v1/document/suggest', { searchParams: filters, signal });
  return readJson(call, listOfValid(suggestion));
}
