import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';

/** A product in a list of hits. */
const productHit = v.object({
  id: v.string(),
  prd: v.optional(v.string()),
  product_name: v.string(),
  brand: v.optional(v.string()),
  product_group: v.optional(v.string()),
  industries: v.optional(v.array(v.string()), []),
  isActive: v.optional(v.boolean(), true),
  isInternal: v.optional(v.boolean(), false),
  color_values: v.optional(v.object({ R: v.number(), G: v.number(), B: v.number() })),
  product_description_short: v.optional(v.string()),
});

const searchResult = v.object({
  total: v.number(),
  hits: v.array(productHit),
  aggregations: v.optional(
    v.record(v.string(), v.array(v.object({ key: v.string(), title: v.string(), count: v.number() }))),
    {},
  ),
});

/** A product in a list of hits (spec P§3 "Pigment", decision B32). */
export type ProductHit = v.InferOutput<typeof productHit>;

/** Hits with the filters' options and counts (decision B32). */
export type SearchResult = v.InferOutput<typeof searchResult>;

/**
 * POST /api/v1/document/search of the search service (spec P§7).
 *
 * @param filters the filters as query string, by the keys of spec P§3
 * @param body `from`: hits to leave out (load more); `size`: hits wanted (load all)
 * @throws {ServiceError}
 */
export function searchDocuments(
  http: HttpContext,
  filters: URLSearchParams,
  body: { from?: number; size?: number } = {},
  { signal }: { signal?: AbortSignal } = {},
): Promise<SearchResult> {
  const call = createHttp(http, 'search').post('api/v1/document/search', {
    searchParams: filters,
    json: body,
    signal: signal ?? null,
  });
  return readJson(call, searchResult);
}
