import type { DatabaseSync } from 'node:sqlite';
import type { UserRecord } from './user-record.ts';

/** All accounts. Returned records are copies: change them by `change`. */
export interface UserStore {
  byId(id: string): UserRecord | undefined;
  /** Ignores case. */
  byEmail(email: string): UserRecord | undefined;
  byKey(key: string): UserRecord | undefined;
  add(user: UserRecord): void;
  /** Stores the changed fields; returns the whole record. Throws for an unknown id. */
  change(id: string, changes: Partial<Omit<UserRecord, 'id'>>): UserRecord;
  remove(id: string): void;
}

/** Accounts in the demo's database: one JSON record each, with columns for lookups. */
export function createUserStore(database: DatabaseSync): UserStore {
  database.exec(`CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY, key TEXT UNIQUE, email TEXT NOT NULL UNIQUE COLLATE NOCASE, record TEXT NOT NULL
  ) STRICT`);
  const sql = database.createTagStore();
  const parse = (row: Record<string, unknown> | undefined) =>
    row && (JSON.parse(String(row.record)) as UserRecord);
  const byId = (id: string) => parse(sql.get`SELECT record FROM users WHERE id = ${id}`);

  return {
    byId,
    byEmail: (email) => parse(sql.get`SELECT record FROM users WHERE email = ${email}`),
    byKey: (key) => parse(sql.get`SELECT record FROM users WHERE key = ${key}`),
    add(user) {
      sql.run`INSERT INTO users (id, key, email, record)
        VALUES (${user.id}, ${user.key}, ${user.email}, ${JSON.stringify(user)})`;
    },
    change(id, changes) {
      const user = byId(id);
      if (!user) throw new Error(`There is no user ${id}.`);
      const changed = { ...user, ...changes };
      sql.run`UPDATE users SET email = ${changed.email}, record = ${JSON.stringify(changed)} WHERE id = ${id}`;
      return changed;
    },
    remove(id) {
      sql.run`DELETE FROM users WHERE id = ${id}`;
    },
  };
}
