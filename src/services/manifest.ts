import type { DocumentType } from '../domain/documents/document-type.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { documentEntry } from './answers/manifest.ts';
import { listOfValid } from './list-of-valid.ts';

/**
 * POST /api/v1/manifest/search?type=document of the search service: the types of documents, with what determines
 * whether and where they are listed (spec P§9).
 *
 * @throws {ServiceError}
 */
export function readDocumentManifest(http: HttpContext, signal: AbortSignal): Promise<DocumentType[]> {
  const call = createHttp(http, 'search').post('api/v1/manifest/search', {
    searchParams: { type: 'document' },
    json: { source: ['code', 'title', 'documentCategory', 'availableInSearch', 'accessLevel'] },
    signal,
  });
  return readJson(call, listOfValid(documentEntry));
}
