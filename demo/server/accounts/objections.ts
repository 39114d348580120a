import type { DatabaseSync } from 'node:sqlite';
import type { Ground } from '../ground.ts';
import { digestOf, newSecret } from '../secrets.ts';
import type { UserRecord } from '../users/user-record.ts';

/** How long "This was not me" works, in ms: longer than what it stops, since owners do not read their mail at once. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Whose objection it is, and the address that it was mailed to. */
export interface Objection {
  userId: string;
  email: string;
}

/**
 * Makes a link "This was not me" for a mail to the user's present address. It stands apart from the other codes: they end
 * with the security stamp, which a thief renews by a new password, and this one is the owner's way back.
 */
export function issueObjection({ database, now, origins }: Ground, { id, email }: UserRecord): string {
  const time = now().getTime();
  const token = newSecret();
  const { add, removeOld } = objectionsIn(database);
  removeOld.run(time);
  add.run(digestOf(token), id, email, time + LIFETIME);
  return `${origins.site}/was-not-me?token=${token}`;
}

/** The objection of a token; it stays usable. */
export function findObjection({ database, now, users }: Ground, token: string): Objection | undefined {
  const row = objectionsIn(database).find.get(digestOf(token), now().getTime());
  const objection = row && { userId: String(row.user_id), email: String(row.email) };
  return objection && users.byId(objection.userId) ? objection : undefined;
}

/** Takes back all objections of a user, as once one was made: a thief may hold others. */
export function withdrawObjections(database: DatabaseSync, userId: string): void {
  objectionsIn(database).remove.run(userId);
}

function objectionsIn(database: DatabaseSync) {
  database.exec(`CREATE TABLE IF NOT EXISTS objections (
    digest TEXT PRIMARY KEY, user_id TEXT NOT NULL, email TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT`);
  return {
    add: database.prepare('INSERT INTO objections VALUES (?, ?, ?, ?)'),
    find: database.prepare('SELECT user_id, email FROM objections WHERE digest = ? AND expires_at > ?'),
    remove: database.prepare('DELETE FROM objections WHERE user_id = ?'),
    removeOld: database.prepare('DELETE FROM objections WHERE expires_at <= ?'),
  };
}
