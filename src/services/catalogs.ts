import type { Catalog, CatalogContent, CatalogSummary, Perspective } from '../domain/product/catalog.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { keyed } from '../http/keyed.ts';
import { readConfirmation } from '../http/read-confirmation.ts';
import { readJson } from '../http/read-json.ts';
import { onVersion } from '../http/record-version.ts';
import { catalogSchema, catalogSummary } from './answers/catalogs.ts';
import { listOfValid } from './list-of-valid.ts';

// Calls of the digital catalogues, of the search service (decisions B11 and B82). Each function throws a `ServiceError`.

const path = 'api/v1/catalog';

const view = (perspective: Perspective | undefined) => (perspective ? { perspective } : {});

/** GET /: the standard catalogues and the user's own, for a perspective. */
export function readCatalogs(
  http: HttpContext,
  perspective: Perspective | undefined,
  signal: AbortSignal,
): Promise<CatalogSummary[]> {
  return readJson(
    createHttp(http, 'search').get(path, { searchParams: view(perspective), signal }),
    listOfValid(catalogSummary),
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
  return readJson(call, catalogSchema);
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
  return readJson(call, catalogSchema);
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
  return readJson(call, catalogSchema);
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
