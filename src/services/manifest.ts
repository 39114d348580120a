import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';

const documentTypes = v.array(v.object({ code: v.string(), title: v.string() }));

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
