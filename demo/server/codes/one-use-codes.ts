import type { DatabaseSync } from 'node:sqlite';
import { type Grant, type GrantSources, userOfGrant } from '../accounts/grant.ts';
import { digestOf, newSecret } from '../secrets.ts';
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

/** Short-lived codes that work once, for mailed links and download addresses. Each ends with its grant. */
export interface OneUseCodes {
  /** @param sessionId session that the code ends with; `null` for mailed codes. @default null */
  issue(purpose: CodePurpose, user: Pick<UserRecord, 'id' | 'stamp'>, sessionId?: string | null): string;
  /**
   * Uses the code up and says whose it was; `undefined` where it is unknown, used, too old, for something else, or its
   * grant has ended.
   */
  redeem(purpose: CodePurpose, code: string): UserRecord | undefined;
  /** Says whose the code is, and leaves it usable. */
  ownerOf(purpose: CodePurpose, code: string): UserRecord | undefined;
  /** Takes back the user's codes of a kind, as when a newer one replaces them. */
  withdraw(purpose: CodePurpose, userId: string): void;
}

/** What codes are made with. */
export interface CodeSources extends GrantSources {
  database: DatabaseSync;
  now: () => Date;
}

/** Codes in the demo's database, as digests. */
export function createOneUseCodes({ database, now, ...sources }: CodeSources): OneUseCodes {
  database.exec(`DROP TABLE IF EXISTS one_use_codes;
  CREATE TABLE IF NOT EXISTS codes (
    digest TEXT PRIMARY KEY, purpose TEXT NOT NULL, user_id TEXT NOT NULL, stamp TEXT NOT NULL, session_id TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT`);
  const columns = 'user_id AS userId, stamp, session_id AS sessionId, expires_at AS expiresAt';
  const insert = database.prepare('INSERT INTO codes VALUES (?, ?, ?, ?, ?, ?)');
  const take = database.prepare(`DELETE FROM codes WHERE digest = ? AND purpose = ? RETURNING ${columns}`);
  const find = database.prepare(`SELECT ${columns} FROM codes WHERE digest = ? AND purpose = ?`);
  const remove = database.prepare('DELETE FROM codes WHERE purpose = ? AND user_id = ?');
  const removeOld = database.prepare('DELETE FROM codes WHERE expires_at <= ?');

  const userIn = (row: unknown): UserRecord | undefined => {
    if (!row) return undefined;
    const { expiresAt, ...grant } = row as Grant & { expiresAt: number };
    return expiresAt > now().getTime() ? userOfGrant(sources, grant) : undefined;
  };

  return {
    issue(purpose, { id, stamp }, sessionId = null) {
      const time = now().getTime();
      removeOld.run(time);
      const code = newSecret();
      insert.run(digestOf(code), purpose, id, stamp, sessionId, time + lifetimes[purpose]);
      return code;
    },
    redeem: (purpose, code) => userIn(take.get(digestOf(code), purpose)),
    ownerOf: (purpose, code) => userIn(find.get(digestOf(code), purpose)),
    withdraw(purpose, userId) {
      remove.run(purpose, userId);
    },
  };
}
