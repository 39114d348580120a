import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readConfirmation } from '../http/read-confirmation.ts';
import { readJson } from '../http/read-json.ts';
import { onVersion } from '../http/record-version.ts';
import { savedComparison } from './answers/comparisons.ts';

// Saved comparisons of the signed-in user: `/api/v1/product-comparison` of the user service (spec S§7,
// decision 77). Each function throws a `ServiceError`.

const path = 'api/v1/product-comparison';

/** A saved comparison. */
export type SavedComparison = v.InferOutput<typeof savedComparison>;

/**
 * The saved content of a comparison: a title of 1 to 120 characters, 2 to 4 products of one industry, and what their
 * colours are compared with.
 */
export type ComparisonDetails = Pick<
  SavedComparison,
  'title' | 'industry' | 'basket' | 'reference' | 'medium'
>;

/** GET /: all saved comparisons, oldest first. */
export function listComparisons(
  http: HttpContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<SavedComparison[]> {
  const call = createHttp(http, 'user').get(path, { signal: signal ?? null });
  return readJson(call, v.array(savedComparison));
}

/**
 * GET /{id}. @throws {ServiceError} of status 404 if the user has no such comparison, or too few of its products exist
 */
export function readComparison(
  http: HttpContext,
  id: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<SavedComparison> {
  const call = createHttp(http, 'user').get(`${path}/${encodeURIComponent(id)}`, { signal: signal ?? null });
  return readJson(call, savedComparison);
}

/**
 * POST /: saves a new comparison; continues while the page unloads.
 *
 * @param key sent as `Idempotency-Key`: repeated calls with the same key create one record
 */
export function createComparison(
  http: HttpContext,
  details: ComparisonDetails,
  key: string,
): Promise<SavedComparison> {
  const call = createHttp(http, 'user').post(path, {
    json: details,
    headers: { 'idempotency-key': key },
    keepalive: true,
  });
  return readJson(call, savedComparison);
}

/**
 * PUT /{id}: replaces the saved content; continues while the page unloads.
 *
 * @param version of the record that is changed
 * @throws {ServiceError} `isOutdated` if it has changed since
 */
export function updateComparison(
  http: HttpContext,
  id: string,
  { title, industry, basket, reference, medium }: ComparisonDetails,
  version?: string,
): Promise<SavedComparison> {
  const call = createHttp(http, 'user').put(`${path}/${encodeURIComponent(id)}`, {
    json: { title, industry, basket, reference, medium },
    headers: onVersion(version),
    keepalive: true,
  });
  return readJson(call, savedComparison);
}

/**
 * DELETE /{id}; continues while the page unloads.
 *
 * @param version of the record that is deleted
 * @throws {ServiceError} `isOutdated` if it has changed since, of status 404 if it was already deleted
 */
export function deleteComparison(http: HttpContext, id: string, version?: string): Promise<void> {
  const call = createHttp(http, 'user').delete(`${path}/${encodeURIComponent(id)}`, {
    headers: onVersion(version),
    keepalive: true,
  });
  return readConfirmation(call);
}
