import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';

/**
 * POST /user/me/download-token: a token for the address of one download, valid for a minute, so that the bearer
 * token never appears in an address (decision 79).
 *
 * @param path path and query of the file below the service's address; a service may bind the token to it
 *
 * @throws {ServiceError}
 */
export async function issueDownloadToken(http: HttpContext, path: string): Promise<string> {
  const call = createHttp(http, 'user').post('api/v1/user/me/download-token', { json: { path } });
  return (await readJson(call, v.object({ token: v.string() }))).token;
}
