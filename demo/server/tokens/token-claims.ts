import * as v from 'valibot';

/** What the bearer token says. */
export const tokenClaims = v.object({
  /** User. */
  sub: v.string(),
  /** Session: once it has ended, the token is worth nothing, however young. */
  sid: v.string(),
  /** Missing for some users on purpose (spec P§6). */
  roles: v.optional(v.array(v.string())),
  groups: v.optional(v.array(v.string()), []),
  /** Time of the sign-in, seconds since 1970; a changed password needs a young one (decision 61). */
  auth_time: v.number(),
  iat: v.number(),
  exp: v.number(),
});

/** Claims of a verified token. */
export type TokenClaims = v.InferOutput<typeof tokenClaims>;
