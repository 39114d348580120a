import * as v from 'valibot';

/** Claims of the bearer token. */
export const tokenClaims = v.object({
  /** User. */
  sub: v.string(),
  /** Id of the session; the token is invalid once the session has ended. */
  sid: v.string(),
  /** Deliberately missing for some users (spec P§6). */
  roles: v.optional(v.array(v.string())),
  groups: v.optional(v.array(v.string()), []),
  /** Time of the sign-in, in seconds since 1970; a password change needs a recent one (decision 61). */
  auth_time: v.number(),
  iat: v.number(),
  exp: v.number(),
});

/** Claims of a verified token. */
export type TokenClaims = v.InferOutput<typeof tokenClaims>;
