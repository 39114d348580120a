import type * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { ownData } from './answers/user-data.ts';

/** Time limit in ms: a service may have to collect it from several places. */
const PATIENCE = 60_000;

/**
 * GET /user/me/data: all that the service has of the user, of services that offer it (decision C27).
 *
 * @throws {ServiceError} with the code `reauthentication_required` if the login is too old (decision 61)
 */
export function readOwnData(http: HttpContext): Promise<v.InferOutput<typeof ownData>> {
  return readJson(createHttp(http, 'user').get('api/v1/user/me/data', { timeout: PATIENCE }), ownData);
}
