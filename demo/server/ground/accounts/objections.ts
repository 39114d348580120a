import type { DatabaseSync } from 'node:sqlite';
import { digestOf, newSecret } from '../../base/secrets.ts';
import type { Ground } from '../ground.ts';
import type { UserRecord } from '../users/user-record.ts';

/** Lifetime of "This was not me" in ms: longer than that of the codes it stops, since owners may read mail late. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** The user of an objection, and the address that it was mailed to. */
export interface Objection {
  userId: string;
  email: string;
  /** Ascending: the later of two objections has the higher number. */
  order: number;
}

/**
 * Creates a link "This was not me" for a mail to the user's present address. Unlike other codes, it does not end with
 * the security stamp, which a thief renews by a new password: with it, the owner regains the account.
 */
export function issueObjection({ database, now, origins }: Ground, { id, email }: UserRecord): string {
  const time = now().getTime();
  const token = newSecret();
  const sql = sqlOf(database);
  sql.run`DELETE FROM objections WHERE expires_at <= ${time}`;
  sql.run`INSERT INTO objections VALUES (${digestOf(token)}, ${id}, ${email}, ${time + LIFETIME})`;
  return `${origins.site}/was-not-me?token=${token}`;
}

/** Returns the objection of a token without using it up. */
export function findObjection({ database, now, users }: Ground, token: string): Objection | undefined {
  const row = sqlOf(database).get`SELECT rowid AS place, user_id, email FROM objections
    WHERE digest = ${digestOf(token)} AND expires_at > ${now().getTime()}`;
  if (!row || !users.byId(String(row.user_id))) return undefined;
  return { userId: String(row.user_id), email: String(row.email), order: Number(row.place) };
}

/**
 * Deletes a used objection and the user's later ones. Earlier ones stay: a thief who has moved the account to another
 * address has later ones only, and must not end those of the owner.
 */
export function withdrawObjections(database: DatabaseSync, { userId, order }: Objection): void {
  sqlOf(database).run`DELETE FROM objections WHERE user_id = ${userId} AND rowid >= ${order}`;
}

/** Deletes all objections of a user, such as with the account. */
export function removeObjections(database: DatabaseSync, userId: string): void {
  sqlOf(database).run`DELETE FROM objections WHERE user_id = ${userId}`;
}

/** Whether an objection may return this address to another user. */
export function isOwedToAnother(
  { database, now }: Pick<Ground, 'database' | 'now'>,
  email: string,
  userId: string | null,
): boolean {
  const owed = sqlOf(database).get`SELECT 1 FROM objections
    WHERE email = ${email} COLLATE NOCASE AND user_id IS NOT ${userId} AND expires_at > ${now().getTime()}`;
  return owed !== undefined;
}

/** Time until which an objection may return another than the present address to the user; ISO 8601. */
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
