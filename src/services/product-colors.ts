import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { listOfValid } from './list-of-valid.ts';
import { optionalField } from './optional-field.ts';

const colored = v.object({
  uid: v.string(),
  color_values: optionalField(v.object({ R: v.number(), G: v.number(), B: v.number() })),
});

/**
 * GET /api/v1/product-comparison/productsByUids of the search service (spec P§7); reads only the colours.
 *
 * @param industry code
 * @returns CSS colours by uid; empty for products without a colour
 * @throws {ServiceError}
 */
export async function readProductColors(
  http: HttpContext,
  uids: readonly string[],
  industry: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const call = createHttp(http, 'search').get('api/v1/product-comparison/productsByUids', {
    searchParams: { uids: uids.join(), i: industry },
    signal,
  });
  const products = await readJson(call, listOfValid(colored));
  return new Map(
    products.map(({ uid, color_values: color }) => [
      uid,
      color ? `rgb(${color.R} ${color.G} ${color.B})` : '',
    ]),
  );
}
