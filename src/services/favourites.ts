import * as v from 'valibot';
import type { Favourite } from '../domain/product/favourite.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readConfirmation } from '../http/read-confirmation.ts';
import { readJson } from '../http/read-json.ts';
import { onVersion } from '../http/record-version.ts';
import { mayBeLeftOut } from '../lib/left-out.ts';
import { favourite, favouriteOfProduct } from './answers/favourites.ts';
import { listOfValid } from './list-of-valid.ts';

// Document favourites of the signed-in user: `/api/v1/product-sheet/favorite` of the user service (spec P§7). Each
// function throws a `ServiceError`.

const path = 'api/v1/product-sheet/favorite';

/**
 * GET /?productIds=: the user's favourite of a product.
 *
 * @param prd product code, which identifies the product here (decision B17)
 * @returns the first record of the answer (spec P§9); `null` if there is none
 */
export async function readFavourite(
  http: HttpContext,
  prd: string,
  signal: AbortSignal,
): Promise<Favourite | null> {
  const call = createHttp(http, 'user').get(`${path}/`, { searchParams: { productIds: prd }, signal });
  const [first = null] = await readJson(call, v.array(favourite));
  return first;
}

/**
 * GET /?productIds=&productIds=: the user's favourites of several products.
 *
 * @returns by product code; `null` without one, `undefined` if it could not be read
 */
export async function readFavourites(
  http: HttpContext,
  prds: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Favourite | null | undefined>> {
  const searchParams = new URLSearchParams(prds.map((prd) => ['productIds', prd]));
  const call = createHttp(http, 'user').get(`${path}/`, { searchParams, signal });
  const records = await readJson(call, listOfValid(favouriteOfProduct));
  // The first record of a product counts (spec P§9).
  const found = new Map(records.toReversed().map(({ productId, ...record }) => [productId, record]));
  const absent = (prd: string) => (mayBeLeftOut(records, 'productId', prd) ? undefined : null);
  return new Map(prds.map((prd) => [prd, found.get(prd) ?? absent(prd)]));
}

/**
 * POST /: saves these types of the product, all if empty, in place of earlier ones (decision B19). Continues while the
 * page unloads.
 *
 * @param on the record that is changed
 * @throws {ServiceError} `isOutdated` if it has changed since
 */
export function saveFavourite(
  http: HttpContext,
  { prd, documentTypes }: { prd: string; documentTypes: readonly string[] },
  on: Favourite | null,
): Promise<Favourite> {
  const call = createHttp(http, 'user').post(path, {
    json: { productId: prd, documentTypes },
    headers: onVersion(on?.version),
    keepalive: true,
  });
  return readJson(call, favourite);
}

/**
 * DELETE /{id}; continues while the page unloads.
 *
 * @throws {ServiceError} `isOutdated` if it has changed since, of status 404 if it was already deleted
 */
export function deleteFavourite(http: HttpContext, { id, version }: Favourite): Promise<void> {
  const call = createHttp(http, 'user').delete(`${path}/${encodeURIComponent(id)}`, {
    headers: onVersion(version),
    keepalive: true,
  });
  return readConfirmation(call);
}
