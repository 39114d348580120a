import * as v from 'valibot';
import type { FormulationHit } from '../domain/formulation/formulation-hit.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { innerListOfValid, listOfValid } from './list-of-valid.ts';
import { type SearchResult, searchEntries } from './search.ts';
import type { SearchCall } from './search-calls.ts';
import { color } from './search-hits.ts';

const text = v.fallback(v.optional(v.string()), undefined);

const formulationHit: v.GenericSchema<unknown, FormulationHit> = v.pipe(
  v.object({
    id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    title: v.string(),
    industry: text,
    createdDate: text,
    isFavorite: v.fallback(v.optional(v.boolean(), false), false),
    products: v.fallback(
      v.optional(innerListOfValid(v.object({ id: v.string(), title: v.string() })), []),
      [],
    ),
    shade: v.fallback(v.optional(v.object({ title: v.string(), color })), undefined),
  }),
  v.transform((hit) => ({ resultType: 'formulations' as const, ...hit })),
);

const result: v.GenericSchema<unknown, SearchResult> = v.object({
  ...searchEntries,
  hits: listOfValid(formulationHit),
});

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
  return readJson(call, result);
}
