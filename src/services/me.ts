import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { privacyPolicyStatesSchema, type User, userSchema } from '../payload/schema.ts';

// The calls of the user service on who is signed in (spec S§7). The specification leaves open what
// a change answers: the changed user, without a token (decision 80). Each function throws a `ServiceError`.

const path = 'api/v1/user/me';

/** What users may change about themselves; only changed fields are sent. */
export type UserChanges = Partial<
  Pick<User, 'firstName' | 'lastName' | 'company' | 'country' | 'industries' | 'consent' | 'notifications'>
>;

/** Which versions of the privacy policy a user has accepted (decision 25). */
export type PrivacyPolicyStates = User['privacyPolicyStates'];

const logEntries = v.array(
  v.object({
    type: v.string(),
    prd: v.optional(v.nullable(v.string()), null),
    /** ISO 8601. */
    createdDate: v.string(),
  }),
);

/** Something the user did, such as a request for a sample (decision 76). */
export type LogEntry = v.InferOutput<typeof logEntries>[number];

/** GET /user/me: the user as the service knows it now. */
export function readMe(http: HttpContext, { signal }: { signal?: AbortSignal } = {}): Promise<User> {
  return readJson(createHttp(http, 'user').get(path, { signal: signal ?? null }), userSchema);
}

/** PUT /user/me with changed fields. */
export function changeMe(http: HttpContext, changes: UserChanges): Promise<User> {
  return put(http, '', changes, userSchema);
}

/**
 * PUT /user/me with a new password; the user's other sessions end.
 *
 * @throws {ServiceError} with the code `reauthentication_required` where the login is too old (decision 61)
 */
export function changePassword(http: HttpContext, password: string): Promise<User> {
  return put(http, '', { password }, userSchema);
}

/**
 * PUT /user/me/changeEmail. The new address waits as `newEmail` until its mailed link is followed; a second
 * change replaces the first (decision 48).
 *
 * @throws {ServiceError} with the code `email_in_use` where another account has the address
 */
export function changeEmail(http: HttpContext, newEmail: string): Promise<User> {
  return put(http, '/changeEmail', { newEmail }, userSchema);
}

/**
 * PUT /user/me/validationRequest (decision 81): the validation is pending then.
 *
 * @param place codes of the payload's `contactRegions`; no subregion where the region has none (decision 63)
 * @throws {ServiceError} with the code `validation_not_open` where it is pending or done already
 */
export function requestValidation(
  http: HttpContext,
  place: { region: string; subRegion?: string | undefined },
): Promise<User> {
  return put(http, '/validationRequest', place, userSchema);
}

/** PUT /user/me/privacy-policy: accepts a version. Gives all of the user's states. */
export function acceptPrivacyPolicy(http: HttpContext, version: string): Promise<PrivacyPolicyStates> {
  return put(http, '/privacy-policy', { version }, privacyPolicyStatesSchema);
}

/**
 * GET /user/me/log: what the user did, newest first.
 *
 * @param filter `type` such as `sampleRequest`; `prd` for one product; `limit` is 20 where left out
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
  json: object,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  return readJson(createHttp(http, 'user').put(path + below, { json }), schema);
}
