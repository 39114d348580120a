import type * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { keyed } from '../http/keyed.ts';
import { readConfirmation } from '../http/read-confirmation.ts';
import { readJson } from '../http/read-json.ts';
import { onVersion } from '../http/record-version.ts';
import { privacyPolicyStatesSchema, type User, userSchema } from '../payload/schema.ts';
import { logEntries } from './answers/me.ts';

// Calls of the user service about the signed-in user (spec S§7). A change returns the changed user without a token
// (decision 80). Each function throws a `ServiceError`.

const path = 'api/v1/user/me';

/** Fields that users may change about themselves. Only changed fields are sent. */
export type UserChanges = Partial<
  Pick<User, 'firstName' | 'lastName' | 'company' | 'country' | 'industries' | 'consent' | 'notifications'>
>;

/** Which versions of the privacy policy a user has accepted (decision 25). */
export type PrivacyPolicyStates = User['privacyPolicyStates'];

/** An action of the user, such as a sample request (decision 76, spec P§3). */
export type LogEntry = v.InferOutput<typeof logEntries>[number];

/** GET /user/me: the current state of the user. */
export function readMe(http: HttpContext, { signal }: { signal?: AbortSignal } = {}): Promise<User> {
  return readJson(createHttp(http, 'user').get(path, { signal: signal ?? null }), userSchema);
}

/**
 * PUT /user/me with changed fields.
 *
 * @param version of the user that is changed, if the service has versions
 * @throws {ServiceError} `isOutdated` if the user has changed since
 */
export function changeMe(http: HttpContext, changes: UserChanges, version?: string): Promise<User> {
  return put(http, '', { json: changes, keepalive: true, headers: onVersion(version) }, userSchema);
}

/**
 * PUT /user/me with a new password; the user's other sessions end.
 *
 * @param key sent as `Idempotency-Key`: repeated calls with the same key change it once
 * @throws {ServiceError} with the code `reauthentication_required` if the login is too old (decision 61)
 */
export function changePassword(http: HttpContext, password: string, key: string): Promise<User> {
  return put(http, '', keyed(key, { password }), userSchema);
}

/**
 * PUT /user/me/changeEmail. The new address is pending as `newEmail` until its emailed link is followed; a second
 * change replaces the first (decision 48).
 *
 * @param key sent as `Idempotency-Key`: repeated calls with the same key send one email
 * @throws {ServiceError} with the code `email_in_use` if another account has the address
 */
export function changeEmail(http: HttpContext, newEmail: string, key: string): Promise<User> {
  return put(http, '/changeEmail', keyed(key, { newEmail }), userSchema);
}

/**
 * DELETE /user/me/changeEmail: withdraws the pending address; its emailed link no longer works. Continues while the page
 * unloads.
 */
export function withdrawEmailChange(http: HttpContext): Promise<User> {
  const call = createHttp(http, 'user').delete(`${path}/changeEmail`, { keepalive: true });
  return readJson(call, userSchema);
}

/**
 * PUT /user/me/sheets-seen: the user has seen which sheets have changed. For services that send `sheetsSince`, which
 * tell of them until then. Continues while the page unloads.
 */
export function confirmSheets(http: HttpContext): Promise<void> {
  return readConfirmation(createHttp(http, 'user').put(`${path}/sheets-seen`, { keepalive: true }));
}

/** POST /user/me/logout-everywhere: ends all sessions of the user, also this one. Continues while the page unloads. */
export function logoutEverywhere(http: HttpContext): Promise<void> {
  const call = createHttp(http, 'user').post(`${path}/logout-everywhere`, { keepalive: true });
  return readConfirmation(call);
}

/**
 * PUT /user/me/validationRequest (decision 81). The validation is pending afterwards.
 *
 * @param regionFields codes of the payload's `contactRegions`; no subregion if the region has none (decision 63)
 * @param key sent as `Idempotency-Key`: repeated calls with the same key are one request
 * @throws {ServiceError} with the code `validation_not_open` if the validation is already pending or done
 */
export function requestValidation(
  http: HttpContext,
  regionFields: { region: string; subRegion?: string | undefined },
  key: string,
): Promise<User> {
  return put(http, '/validationRequest', keyed(key, regionFields), userSchema);
}

/** PUT /user/me/privacy-policy: accepts a version. Returns all of the user's states. */
export function acceptPrivacyPolicy(http: HttpContext, version: string): Promise<PrivacyPolicyStates> {
  const options = { json: { version }, keepalive: true };
  return put(http, '/privacy-policy', options, privacyPolicyStatesSchema);
}

/**
 * GET /user/me/log: the user's log entries, newest first.
 *
 * @param filter `type` such as `sampleRequest`; `prd` for one product; `limit` is 20 by default
 */
export function readLog(
  http: HttpContext,
  filter: { type: string; prd?: string; limit?: number },
  { signal }: { signal?: AbortSignal } = {},
): Promise<LogEntry[]> {
  const call = createHttp(http, 'user').get(`${path}/log`, { searchParams: filter, signal: signal ?? null });
  return readJson(call, logEntries);
}

function put<Output>(
  http: HttpContext,
  below: string,
  options: { json: object; keepalive: boolean; headers?: Record<string, string> },
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  return readJson(createHttp(http, 'user').put(path + below, options), schema);
}
