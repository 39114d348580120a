import * as v from 'valibot';
import type { ConsentName } from '../domain/user/consents.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { keyed } from '../http/keyed.ts';
import { readConfirmation } from '../http/read-confirmation.ts';
import { readJson } from '../http/read-json.ts';

/**
 * POST /user/send-email-verification of the user service (spec S§7). The answer does not reveal whether the account
 * exists (decision 83).
 *
 * @param key sent as `Idempotency-Key`: repeated calls with the same key send one email
 * @throws {ServiceError}
 */
export function sendEmailVerification(http: HttpContext, email: string, key: string): Promise<void> {
  const path = 'api/v1/user/send-email-verification';
  return readConfirmation(createHttp(http, 'user').post(path, keyed(key, { email })));
}

/** Request body of the registration. The repeated password is not sent (spec S§3). */
export interface Registration {
  firstName: string;
  lastName: string;
  company: string;
  /** Code. */
  country: string;
  /** Codes of the payload's industries. */
  selectedIndustries: readonly string[];
  email: string;
  password: string;
  consent: readonly ConsentName[];
  /** The page's form security token, if it has one (decision 22). */
  formSecurityToken?: string | undefined;
}

/**
 * POST /user/register: creates an account, whose address then has to be verified by email (spec S§7).
 *
 * @param key sent as `Idempotency-Key`: repeated calls with the same key create one account
 * @returns the id of the new user
 * @throws {ServiceError} with the code `email_in_use` if an account has the address
 */
export async function register(http: HttpContext, registration: Registration, key: string): Promise<string> {
  const json = { ...registration, origin: 'service-platform' };
  const { userId } = await readJson(
    createHttp(http, 'user').post('api/v1/user/register', keyed(key, json)),
    v.object({ userId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
  );
  return userId;
}

/**
 * POST /user/forgot-password: emails a link to reset the password if the address has an account. The answer does
 * not reveal whether it has.
 *
 * @param key sent as `Idempotency-Key`: repeated calls with the same key send one email
 * @throws {ServiceError}, which must not be shown to visitors (decision 46)
 */
export function forgotPassword(http: HttpContext, email: string, key: string): Promise<void> {
  const path = 'api/v1/user/forgot-password';
  return readConfirmation(createHttp(http, 'user').post(path, keyed(key, { email })));
}

/**
 * POST /user/reset-password with the emailed link's token as bearer, whoever is signed in (spec S§7). The key is sent as
 * `Idempotency-Key`: a repeated call is confirmed, although its token was used.
 *
 * @throws {ServiceError} of status 401 if the token was already used or has expired
 */
export function resetPassword(
  http: HttpContext,
  { token, password, key }: { token: string; password: string; key: string },
): Promise<void> {
  const mailed: HttpContext = { ...http, token: () => token, replaceToken() {} };
  const path = 'api/v1/user/reset-password';
  return readConfirmation(createHttp(mailed, 'user').post(path, keyed(key, { password })));
}
