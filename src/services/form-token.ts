import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';

/**
 * GET /api/v1/payload of the product site: a new form security token, after the old one expired (decision 31).
 *
 * @throws {ServiceError}
 */
export async function readFormToken(http: HttpContext): Promise<string> {
  const answer = v.object({ formSecurityToken: v.string() });
  const { formSecurityToken } = await readJson(createHttp(http, 'site').get('api/v1/payload'), answer);
  return formSecurityToken;
}
