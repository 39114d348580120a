import * as v from 'valibot';
import type { DocumentType } from '../domain/documents/document-type.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { industryAccess } from './industry-access.ts';
import { innerListOfValid, listOfValid } from './list-of-valid.ts';
import { optionalField } from './optional-field.ts';

const documentTypes = listOfValid(v.object({ code: v.string(), title: v.string() }));

/**
 * POST /api/v1/manifest/search?type=document of the search service: titles of document types by code (spec S§7).
 * Types that the user may not see are left out.
 *
 * @throws {ServiceError}
 */
export async function readDocumentTypes(
  http: HttpContext,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const call = createHttp(http, 'search').post('api/v1/manifest/search', {
    searchParams: { type: 'document' },
    json: { source: ['code', 'title'] },
    signal,
  });
  const types = await readJson(call, documentTypes);
  return new Map(types.map(({ code, title }) => [code, title]));
}

const documentEntry: v.GenericSchema<unknown, DocumentType> = v.object({
  code: v.string(),
  title: v.string(),
  documentCategory: optionalField(v.string()),
  availableInSearch: v.fallback(v.optional(v.boolean(), false), false),
  accessLevel: v.optional(innerListOfValid(industryAccess), []),
});

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
