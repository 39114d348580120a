import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';

/**
 * POST /user/me/download-token: a token for the address of one download, valid for a minute, so that the bearer
 * token never appears in an address (decision 79).
 *
 * @throws {ServiceError}
 */
export async function issueDownloadToken(http: HttpContext): Promise<string> {
  const call = createHttp(http, 'user').post('api/v1/user/me/download-token');
  return (await readJson(call, v.object({ token: v.string() }))).token;
}
