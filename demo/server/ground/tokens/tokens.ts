import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { UserRecord } from '../users/user-record.ts';
import { type TokenClaims, tokenClaims } from './token-claims.ts';

/** Seconds. */
export interface TokenTimes {
  /** @default 7200 */
  lifetime: number;
  /** Age at which a response brings a fresh token. @default 300 */
  rotateAfter: number;
}

/** Default times. */
export const tokenTimes: TokenTimes = { lifetime: 7200, rotateAfter: 300 };

/** Signs and reads bearer tokens. */
export interface Tokens {
  issue(user: Pick<UserRecord, 'id' | 'roles' | 'groups'>, session: TokenSession): Promise<string>;
  /** Returns the claims of a valid token; `null` for a forged or expired one. */
  read(token: string): Promise<TokenClaims | null>;
  /** Whether the response should bring a fresh token: the old one has aged, or the user's rights have changed. */
  isDue(claims: TokenClaims, user: Pick<UserRecord, 'roles' | 'groups'>): boolean;
}

/** The fields of a session that a token repeats. */
export interface TokenSession {
  id: string;
  /** ISO 8601. */
  signedInAt: string;
}

/** Tokens are JWTs with HS256: one process signs and verifies them, so a shared secret suffices. */
export function createTokens(secret: string, now: () => Date, times: TokenTimes = tokenTimes): Tokens {
  const key = new TextEncoder().encode(secret);
  const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

  return {
    issue(user, session) {
      const issuedAt = seconds(now());
      return new SignJWT({
        ...(user.roles ? { roles: user.roles } : {}),
        groups: user.groups,
        sid: session.id,
        auth_time: seconds(new Date(session.signedInAt)),
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(user.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + times.lifetime)
        .sign(key);
    },

    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now() });
        return v.parse(tokenClaims, payload);
      } catch {
        return null;
      }
    },

    isDue: (claims, user) => seconds(now()) - claims.iat > times.rotateAfter || !namesRights(claims, user),
  };
}

function namesRights(claims: TokenClaims, { roles, groups }: Pick<UserRecord, 'roles' | 'groups'>): boolean {
  const named = (rights: readonly string[] | null | undefined) => JSON.stringify(rights ?? null);
  return named(claims.roles) === named(roles) && named(claims.groups) === named(groups);
}
