import type * as v from 'valibot';
import type { Asset } from '../domain/documents/asset.ts';
import { createHttp } from '../http/create-http.ts';
import type { ExpectedFile } from '../http/file-fault.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readFile, type ServiceFile } from '../http/read-file.ts';
import { readJson } from '../http/read-json.ts';
import { archive, sharedDocument } from './answers/documents.ts';
import { assetSchema } from './asset-schema.ts';
import { listOfValid } from './list-of-valid.ts';

// Documents of the document service (spec P§7). Each function throws a `ServiceError`: of status 401 or 403 with the
// service's message (spec P§8) if the user may not see the document, of status 404 if there is none.

const path = 'api/v2/document';

/** A document with its product, for the page of a shared link. */
export type SharedDocument = v.InferOutput<typeof sharedDocument>;

/** An ordered ZIP: its contents, and what was left out. `downloadArchive` downloads it. */
export type Archive = v.InferOutput<typeof archive>;

/** GET /download/{assetId}: the file, with the service's file name. */
export function downloadDocument(
  http: HttpContext,
  assetId: string,
  signal: AbortSignal,
  expected?: ExpectedFile,
): Promise<ServiceFile> {
  const call = createHttp(http, 'document');
  return readFile(call, `${path}/download/${encodeURIComponent(assetId)}`, { signal }, expected);
}

/**
 * GET /history/{assetId}: the document's versions, newest first; for internal users.
 *
 * @param prd product code
 */
export function readHistory(
  http: HttpContext,
  { assetId, prd }: { assetId: string; prd: string | null },
  signal: AbortSignal,
): Promise<Asset[]> {
  const call = createHttp(http, 'document').get(`${path}/history/${encodeURIComponent(assetId)}`, {
    searchParams: prd === null ? {} : { prd },
    signal,
  });
  return readJson(call, listOfValid(assetSchema));
}

/** GET /{assetId}: facts about a document. */
export function readDocument(
  http: HttpContext,
  assetId: string,
  signal: AbortSignal,
): Promise<SharedDocument> {
  const call = createHttp(http, 'document').get(`${path}/${encodeURIComponent(assetId)}`, { signal });
  return readJson(call, sharedDocument);
}

/**
 * POST /archive: orders a ZIP.
 *
 * @throws {ServiceError} of status 413 if the documents are too many or too large
 */
export function orderArchive(
  http: HttpContext,
  assetIds: readonly string[],
  signal: AbortSignal,
): Promise<Archive> {
  const call = createHttp(http, 'document').post(`${path}/archive`, { json: { assetIds }, signal });
  return readJson(call, archive);
}

/**
 * GET /archive/{id}: an ordered ZIP, once, without a time limit: a person may cancel. It is fetched rather than navigated
 * to, so that a failure can be told and its name and completeness be checked. Its size is limited (decision B61), and
 * browsers keep the content of a large blob on disk.
 */
export function downloadArchive(http: HttpContext, id: string, signal: AbortSignal): Promise<ServiceFile> {
  const call = createHttp(http, 'document');
  const options = { signal, timeout: false } as const;
  return readFile(call, `${path}/archive/${encodeURIComponent(id)}`, options, { name: 'Documents.zip' });
}
