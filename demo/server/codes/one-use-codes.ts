import type { DatabaseSync } from 'node:sqlite';
import { digestOf, newSecret } from '../secrets.ts';

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

/** Short-lived codes that work once, for mailed links and download addresses. */
export interface OneUseCodes {
  issue(purpose: CodePurpose, userId: string): string;
  /** Uses the code up and says whose it was; `null` where it is unknown, used, too old or for something else. */
  redeem(purpose: CodePurpose, code: string): string | null;
  /** Says whose the code is, and leaves it usable. */
  ownerOf(purpose: CodePurpose, code: string): string | null;
  /** Takes back the user's codes of a kind, as when a newer one replaces them. */
  withdraw(purpose: CodePurpose, userId: string): void;
}

/** Codes in the demo's database, as digests. */
export function createOneUseCodes(database: DatabaseSync, now: () => Date): OneUseCodes {
  database.exec(`CREATE TABLE IF NOT EXISTS one_use_codes (
    digest TEXT PRIMARY KEY, purpose TEXT NOT NULL, user_id TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT`);
  const insert = database.prepare('INSERT INTO one_use_codes VALUES (?, ?, ?, ?)');
  const take = database.prepare(
    'DELETE FROM one_use_codes WHERE digest = ? AND purpose = ? RETURNING user_id, expires_at',
  );
  const find = database.prepare(
    'SELECT user_id, expires_at FROM one_use_codes WHERE digest = ? AND purpose = ?',
  );
  const remove = database.prepare('DELETE FROM one_use_codes WHERE purpose = ? AND user_id = ?');
  const removeOld = database.prepare('DELETE FROM one_use_codes WHERE expires_at <= ?');

  const ownerIn = (row: ReturnType<typeof take.get>) =>
    row && Number(row.expires_at) > now().getTime() ? String(row.user_id) : null;

  return {
    issue(purpose, userId) {
      const time = now().getTime();
      removeOld.run(time);
      const code = newSecret();
      insert.run(digestOf(code), purpose, userId, time + lifetimes[purpose]);
      return code;
    },
    redeem: (purpose, code) => ownerIn(take.get(digestOf(code), purpose)),
    ownerOf: (purpose, code) => ownerIn(find.get(digestOf(code), purpose)),
    withdraw(purpose, userId) {
      remove.run(purpose, userId);
    },
  };
}
