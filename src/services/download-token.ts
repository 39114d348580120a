import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';

/**
 * POST /user/me/download-token: stands in the address of one download within a minute, in place of the bearer
 * token (decision 79).
 *
 * @throws {ServiceError}
 */
export async function issueDownloadToken(http: HttpContext): Promise<string> {
  const call = createHttp(http, 'user').post('api/v1/user/me/download-token');
  return (await readJson(call, v.object({ token: v.string() }))).token;
}
