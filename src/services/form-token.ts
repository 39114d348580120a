import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { formToken } from './answers/form-token.ts';

/**
 * GET /api/v1/payload of the product site: a new form security token, after the old one expired (decision 31).
 *
 * @throws {ServiceError}
 */
export async function readFormToken(http: HttpContext): Promise<string> {
  const { formSecurityToken } = await readJson(createHttp(http, 'site').get('api/v1/payload'), formToken);
  return formSecurityToken;
}
