import * as v from 'valibot';
import type { TermSuggestion } from '../domain/search/suggestions.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { innerListOfValid, listOfValid } from './list-of-valid.ts';

const match = v.pipe(
  v.array(v.number()),
  v.transform(([start = 0, end = 0]): readonly [number, number] => [start, end]),
);

const suggestion: v.GenericSchema<unknown, TermSuggestion> = v.object({
  text: v.string(),
  type: v.fallback(v.optional(v.string(), 'product'), 'product'),
  matches: v.fallback(v.optional(innerListOfValid(match), []), []),
  filter: v.optional(v.object({ key: v.string(), value: v.string() })),
});

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
