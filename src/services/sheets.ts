import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { documentEntries } from './asset-schema.ts';
import { innerListOfValid, listOfValid } from './list-of-valid.ts';

/** `type` is a code; see `readDocumentManifest`. */
const changedDocument = v.object({
  id: v.string(),
  type: v.string(),
  version: documentEntries.version,
  /** What changed, in words. */
  changelog: documentEntries.changelog,
});

const changedSheets = v.object({
  /** Number of products with changed documents; `hits` contains the first of them. */
  total: v.number(),
  hits: listOfValid(
    v.object({
      id: v.string(),
      product_name: v.string(),
      assets: v.fallback(v.optional(innerListOfValid(changedDocument), []), []),
    }),
  ),
});

/** Saved products whose documents have changed (spec S§3 "Changed sheets result"). */
export type ChangedSheets = v.InferOutput<typeof changedSheets>;

/**
 * POST /api/v1/document/mysheets of the search service: the user's saved sheets that have changed (spec P§7).
 *
 * @param since ISO 8601 in UTC, such as the time of the previous login
 * @throws {ServiceError}
 */
export function readChangedSheets(
  http: HttpContext,
  since: string,
  signal: AbortSignal,
): Promise<ChangedSheets> {
  const call = createHttp(http, 'search').post('api/v1/document/mysheets', {
    searchParams: { tab: 'mysheets', min_doc_date: since },
    json: {},
    signal,
  });
  return readJson(call, changedSheets);
}
