import type * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readConfirmation } from '../http/read-confirmation.ts';
import { readJson } from '../http/read-json.ts';
import { userSessions } from './answers/user-sessions.ts';

// Sessions of the signed-in user, of services that have them (decision C26). Each function throws a `ServiceError`.

const path = 'api/v1/user/me/sessions';

/** A session of the user: a browser in which the user is logged in. */
export type UserSession = v.InferOutput<typeof userSessions>[number];

/** GET /user/me/sessions: all of them. */
export function listSessions(http: HttpContext, signal: AbortSignal): Promise<UserSession[]> {
  return readJson(createHttp(http, 'user').get(path, { signal }), userSessions);
}

/**
 * DELETE /user/me/sessions/{id}: ends one of them. Continues while the page unloads.
 *
 * @throws {ServiceError} `isGone` if it has ended already
 */
export function endSession(http: HttpContext, id: string): Promise<void> {
  const call = createHttp(http, 'user').delete(`${path}/${encodeURIComponent(id)}`, { keepalive: true });
  return readConfirmation(call);
}
