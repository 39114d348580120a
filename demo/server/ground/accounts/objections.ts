import type { DatabaseSync } from 'node:sqlite';
import { digestOf, newSecret } from '../../base/secrets.ts';
import type { Ground } from '../ground.ts';
import type { UserRecord } from '../users/user-record.ts';

/** How long "This was not me" works, in ms: longer than what it stops, since owners do not read their mail at once. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Whose objection it is, and the address that it was mailed to. */
export interface Objection {
  userId: string;
  email: string;
  /** Counts up: of two objections the later one has the higher. */
  order: number;
}

/**
 * Makes a link "This was not me" for a mail to the user's present address. It stands apart from the other codes: they end
 * with the security stamp, which a thief renews by a new password, and this one is the owner's way back.
 */
export function issueObjection({ database, now, origins }: Ground, { id, email }: UserRecord): string {
  const time = now().getTime();
  const token = newSecret();
  const sql = sqlOf(database);
  sql.run`DELETE FROM objections WHERE expires_at <= ${time}`;
  sql.run`INSERT INTO objections VALUES (${digestOf(token)}, ${id}, ${email}, ${time + LIFETIME})`;
  return `${origins.site}/was-not-me?token=${token}`;
}

/** The objection of a token; it stays usable. */
export function findObjection({ database, now, users }: Ground, token: string): Objection | undefined {
  const row = sqlOf(database).get`SELECT rowid AS place, user_id, email FROM objections
    WHERE digest = ${digestOf(token)} AND expires_at > ${now().getTime()}`;
  if (!row || !users.byId(String(row.user_id))) return undefined;
  return { userId: String(row.user_id), email: String(row.email), order: Number(row.place) };
}

/**
 * Takes back an objection that was made, and the user's later ones. Earlier ones stay: a thief who has moved the account
 * to another address holds later ones only, and must not end those of the owner.
 */
export function withdrawObjections(database: DatabaseSync, { userId, order }: Objection): void {
  sqlOf(database).run`DELETE FROM objections WHERE user_id = ${userId} AND rowid >= ${order}`;
}

/** Takes back all objections of a user, as when the account is gone. */
export function removeObjections(database: DatabaseSync, userId: string): void {
  sqlOf(database).run`DELETE FROM objections WHERE user_id = ${userId}`;
}

/** Whether an objection may give this address back to another user than this one. */
export function isOwedToAnother(
  { database, now }: Pick<Ground, 'database' | 'now'>,
  email: string,
  userId: string | null,
): boolean {
  const owed = sqlOf(database).get`SELECT 1 FROM objections
    WHERE email = ${email} COLLATE NOCASE AND user_id IS NOT ${userId} AND expires_at > ${now().getTime()}`;
  return owed !== undefined;
}

/** Until when an objection may give the user an address back other than the present one; ISO 8601. */
export function objectableUntil(
  { database, now }: Pick<Ground, 'database' | 'now'>,
  { id, email }: UserRecord,
): string | undefined {
  const row = sqlOf(database).get`SELECT max(expires_at) AS until FROM objections
    WHERE user_id = ${id} AND email <> ${email} COLLATE NOCASE AND expires_at > ${now().getTime()}`;
  return row?.until == null ? undefined : new Date(Number(row.until)).toISOString();
}

/** Queries of the table, which is made where missing. */
function sqlOf(database: DatabaseSync) {
  database.exec(`CREATE TABLE IF NOT EXISTS objections (
    digest TEXT PRIMARY KEY, user_id TEXT NOT NULL, email TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT`);
  return database.createTagStore();
}
