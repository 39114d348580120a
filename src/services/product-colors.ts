import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';

const colored = v.object({
  uid: v.string(),
  color_values: v.optional(v.nullable(v.object({ R: v.number(), G: v.number(), B: v.number() }))),
});

/** A product's colour, by its uid. */
export type ProductColor = v.InferOutput<typeof colored>;

/**
 * GET /api/v1/product-comparison/productsByUids of the search service (product specification §7), of which only the
 * colours are read. Products that no longer exist are left out.
 *
 * @param industry code
 * @throws {ServiceError}
 */
export function readProductColors(
  http: HttpContext,
  uids: readonly string[],
  industry: string,
  signal: AbortSignal,
): Promise<ProductColor[]> {
  const call = createHttp(http, 'search').get('api/v1/product-comparison/productsByUids', {
    searchParams: { uids: uids.join(), i: industry },
    signal,
  });
  return readJson(call, v.array(colored));
}
