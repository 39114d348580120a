import type { DatabaseSync } from 'node:sqlite';
import type { Grant } from '../../base/context.ts';
import { digestOf, newSecret } from '../../base/secrets.ts';
import { type GrantSources, userOfGrant } from '../accounts/grant.ts';
import type { UserRecord } from '../users/user-record.ts';

const minute = 60_000;

/** Lifetime of each kind of code. */
const lifetimes = {
  'sign-in': 15 * minute,
  'verify-email': 3 * 24 * 60 * minute,
  'reset-password': 60 * minute,
  'change-email': 24 * 60 * minute,
  'delete-account': 60 * minute,
  download: minute,
} as const;

/** Purpose of a code; it is refused for any other. */
export type CodePurpose = keyof typeof lifetimes;

/** Further bounds of a code, beside its user's stamp and its purpose. */
export interface CodeBounds {
  /** Session that the code ends with; `null` for mailed codes. @default null */
  sessionId?: string | null | undefined;
  /** The one file that a download code opens, see file-of.ts; `null` for any. @default null */
  file?: string | null;
}

/** Short-lived codes that work once, for mailed links and download addresses. Each ends with its grant. */
export interface OneUseCodes {
  issue(purpose: CodePurpose, user: Pick<UserRecord, 'id' | 'stamp'>, bounds?: CodeBounds): string;
  /**
   * Uses up the code and returns its user; `undefined` if it is unknown, used, expired, of another purpose, or its
   * grant has ended.
   *
   * @param file requested by a download code, see file-of.ts
   */
  redeem(purpose: CodePurpose, code: string, file?: string): UserRecord | undefined;
  /** Returns the user of the code without using it up. */
  ownerOf(purpose: CodePurpose, code: string): UserRecord | undefined;
  /** Deletes the user's codes of a kind, such as when a newer one replaces them. */
  withdraw(purpose: CodePurpose, userId: string): void;
}

/** Dependencies of the codes. */
export interface CodeSources extends GrantSources {
  database: DatabaseSync;
  now: () => Date;
}

/** Codes in the demo's database, as digests. */
export function createOneUseCodes({ database, now, ...sources }: CodeSources): OneUseCodes {
  database.exec(`CREATE TABLE IF NOT EXISTS codes (
    digest TEXT PRIMARY KEY, purpose TEXT NOT NULL, user_id TEXT NOT NULL, stamp TEXT NOT NULL, session_id TEXT,
    expires_at INTEGER NOT NULL, file TEXT
  ) STRICT`);
  const sql = database.createTagStore();

  const ownerIn = (row: Record<string, unknown> | undefined): UserRecord | undefined => {
    const { expiresAt, ...grant } = (row ?? {}) as unknown as Grant & { expiresAt?: number };
    return expiresAt && expiresAt > now().getTime() ? userOfGrant(sources, grant) : undefined;
  };

  return {
    issue(purpose, { id, stamp }, { sessionId = null, file = null } = {}) {
      const time = now().getTime();
      sql.run`DELETE FROM codes WHERE expires_at <= ${time}`;
      const code = newSecret();
      const end = time + lifetimes[purpose];
      sql.run`INSERT INTO codes
        VALUES (${digestOf(code)}, ${purpose}, ${id}, ${stamp}, ${sessionId}, ${end}, ${file})`;
      return code;
    },
    redeem(purpose, code, file) {
      const row = sql.get`DELETE FROM codes WHERE digest = ${digestOf(code)} AND purpose = ${purpose}
        RETURNING user_id AS userId, stamp, session_id AS sessionId, expires_at AS expiresAt, file`;
      return row?.file === null || row?.file === file ? ownerIn(row) : undefined;
    },
    ownerOf: (purpose, code) =>
      ownerIn(
        sql.get`SELECT user_id AS userId, stamp, session_id AS sessionId, expires_at AS expiresAt
          FROM codes WHERE digest = ${digestOf(code)} AND purpose = ${purpose}`,
      ),
    withdraw(purpose, userId) {
      sql.run`DELETE FROM codes WHERE purpose = ${purpose} AND user_id = ${userId}`;
    },
  };
}
