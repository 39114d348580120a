import * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import { type User, userSchema } from '../payload/schema.ts';

/** Request body of the login (spec S§3). */
export interface Credentials {
  email: string;
  password: string;
}

/** Result of a login: a session, or a login link by email (spec S§4, decision 20). */
export type LoginAnswer = { kind: 'signed-in'; user: User } | { kind: '2fa' };

const twoFactor = v.pipe(
  v.object({ status: v.literal('2fa') }),
  v.transform((): LoginAnswer => ({ kind: '2fa' })),
);
const signedIn = v.pipe(
  v.object({ ...userSchema.entries, token: v.string() }),
  v.transform((user): LoginAnswer => ({ kind: 'signed-in', user })),
);

// With a union, an error could not say what is missing in the intended variant.
const loginAnswer = v.lazy((answer) => (v.is(twoFactor, answer) ? twoFactor : signedIn));

/**
 * POST /login of the product site (spec S§7).
 *
 * @param options `key`: sent as `Idempotency-Key`: repeated calls with the same key mail one login link
 * @throws {ServiceError} with the server's message, such as `wrong_credentials` or `email_not_verified`
 *   (spec S§8)
 */
export function login(
  http: HttpContext,
  credentials: Credentials,
  { signal, key }: { signal?: AbortSignal; key?: string } = {},
): Promise<LoginAnswer> {
  const call = createHttp(http, 'site').post('login', {
    json: credentials,
    signal: signal ?? null,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  return readJson(call, loginAnswer);
}
