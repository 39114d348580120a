import * as v from 'valibot';
import type { Catalog, CatalogContent, CatalogSummary, Perspective } from '../domain/product/catalog.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { keyed } from '../http/keyed.ts';
import { readConfirmation } from '../http/read-confirmation.ts';
import { readJson } from '../http/read-json.ts';
import { onVersion } from '../http/record-version.ts';
import { listOfValid } from './list-of-valid.ts';

// Calls of the digital catalogues, of the search service (decisions B11 and B82). Each function throws a `ServiceError`.

const path = 'api/v1/catalog';

/** `#rrggbb`; any other value means not measured. */
const swatch = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : null)),
);

const entries = {
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  title: v.string(),
  createdAt: v.fallback(v.optional(v.string()), undefined),
  isStandard: v.fallback(v.optional(v.boolean(), false), false),
  isFavorite: v.fallback(v.optional(v.boolean(), false), false),
  count: v.number(),
  excludedCount: v.fallback(v.optional(v.number(), 0), 0),
  owner: v.fallback(v.optional(v.string()), undefined),
  canEdit: v.fallback(v.optional(v.boolean(), false), false),
  swatches: v.fallback(v.optional(v.array(swatch), []), []),
  version: v.fallback(v.optional(v.number()), undefined),
};

const summary: v.GenericSchema<unknown, CatalogSummary> = v.object(entries);

// A catalogue with an unreadable product is refused: saving it would drop that product.
const catalog: v.GenericSchema<unknown, Catalog> = v.object({
  ...entries,
  productIds: v.array(v.string()),
  excludedProductIds: v.array(v.string()),
  version: v.number(),
  customerCount: v.fallback(v.optional(v.number()), undefined),
});

const view = (perspective: Perspective | undefined) => (perspective ? { perspective } : {});

/** GET /: the standard catalogues and the user's own, for a perspective. */
export function readCatalogs(
  http: HttpContext,
  perspective: Perspective | undefined,
  signal: AbortSignal,
): Promise<CatalogSummary[]> {
  return readJson(
    createHttp(http, 'search').get(path, { searchParams: view(perspective), signal }),
    listOfValid(summary),
  );
}

/** GET /{id}: one catalogue, for a perspective. */
export function readCatalog(
  http: HttpContext,
  { id, perspective }: { id: string; perspective?: Perspective | undefined },
  signal: AbortSignal,
): Promise<Catalog> {
  const call = createHttp(http, 'search').get(`${path}/${encodeURIComponent(id)}`, {
    searchParams: view(perspective),
    signal,
  });
  return readJson(call, catalog);
}

/**
 * POST /: creates an own catalogue; continues while the page unloads.
 *
 * @param key sent as `Idempotency-Key`: repeated calls with the same key create one catalogue
 */
export function createCatalog(
  http: HttpContext,
  { title, productIds, excludedProductIds }: CatalogContent,
  key: string,
): Promise<Catalog> {
  const content = { title, productIds, excludedProductIds };
  const call = createHttp(http, 'search').post(path, keyed(key, content));
  return readJson(call, catalog);
}

/**
 * PUT /{id}: replaces the content; continues while the page unloads.
 *
 * @param change with the `version` that it is based on
 * @throws {ServiceError} of status 409 if it was changed since
 */
export function updateCatalog(
  http: HttpContext,
  id: string,
  { title, productIds, excludedProductIds, version }: CatalogContent & { version: number },
): Promise<Catalog> {
  const call = createHttp(http, 'search').put(`${path}/${encodeURIComponent(id)}`, {
    json: { title, productIds, excludedProductIds, version },
    keepalive: true,
  });
  return readJson(call, catalog);
}

/**
 * DELETE /{id}; continues while the page unloads.
 *
 * @param catalog with the `version` that is to be deleted, if the service has said it
 * @throws {ServiceError} `isOutdated` if it was changed since, of status 404 if it was already deleted
 */
export function deleteCatalog(
  http: HttpContext,
  { id, version }: Pick<CatalogSummary, 'id' | 'version'>,
): Promise<void> {
  const call = createHttp(http, 'search').delete(`${path}/${encodeURIComponent(id)}`, {
    headers: onVersion(version),
    keepalive: true,
  });
  return readConfirmation(call);
}

/** PUT or DELETE /{id}/favorite: adds or removes a favourite of the user. Continues while the page unloads. */
export function keepCatalog(
  http: HttpContext,
  { id, isKept }: { id: string; isKept: boolean },
): Promise<void> {
  return readConfirmation(
    isKept
      ? createHttp(http, 'search').put(`${path}/${encodeURIComponent(id)}/favorite`, { keepalive: true })
      : createHttp(http, 'search').delete(`${path}/${encodeURIComponent(id)}/favorite`, { keepalive: true }),
  );
}
