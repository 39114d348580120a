import * as v from 'valibot';
import type { ConsentName } from '../domain/consents.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readConfirmation } from '../http/read-confirmation.ts';
import { readJson } from '../http/read-json.ts';

/**
 * POST /user/send-email-verification of the user service (spec S§7). The answer does not reveal whether the account
 * exists (decision 83).
 *
 * @throws {ServiceError}
 */
export function sendEmailVerification(http: HttpContext, email: string): Promise<void> {
  const call = createHttp(http, 'user').post('api/v1/user/send-email-verification', { json: { email } });
  return readConfirmation(call);
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
 * @returns the id of the new user
 * @throws {ServiceError} with the code `email_in_use` if an account has the address
 */
export async function register(http: HttpContext, registration: Registration): Promise<string> {
  const json = { ...registration, origin: 'service-platform' };
  const { userId } = await readJson(
    createHttp(http, 'user').post('api/v1/user/register', { json }),
    v.object({ userId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
  );
  return userId;
}

/**
 * POST /user/forgot-password: emails a link to reset the password if the address has an account. The answer does
 * not reveal whether it has.
 *
 * @throws {ServiceError}, which must not be shown to visitors (decision 46)
 */
export function forgotPassword(http: HttpContext, email: string): Promise<void> {
  return readConfirmation(createHttp(http, 'user').post('api/v1/user/forgot-password', { json: { email } }));
}

/**
 * POST /user/reset-password with the emailed link's token as bearer, whoever is signed in (spec S§7).
 *
 * @throws {ServiceError} of status 401 if the token was already used or has expired
 */
export function resetPassword(http: HttpContext, token: string, password: string): Promise<void> {
  const mailed: HttpContext = { ...http, token: () => token, replaceToken() {} };
  const call = createHttp(mailed, 'user').post('api/v1/user/reset-password', { json: { password } });
  return readConfirmation(call);
}
