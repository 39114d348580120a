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
  const find = (column: 'id' | 'email' | 'key') => {
    const statement = database.prepare(`SELECT record FROM users WHERE ${column} = ?`);
    return (value: string) => {
      const row = statement.get(value);
      return row ? (JSON.parse(String(row.record)) as UserRecord) : undefined;
    };
  };
  const byId = find('id');
  const byEmail = find('email');
  const insert = database.prepare('INSERT INTO users (id, key, email, record) VALUES (?, ?, ?, ?)');
  const update = database.prepare('UPDATE users SET email = ?, record = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM users WHERE id = ?');

  return {
    byId,
    byEmail,
    byKey: find('key'),
    add(user) {
      insert.run(user.id, user.key, user.email, JSON.stringify(user));
    },
    change(id, changes) {
      const user = byId(id);
      if (!user) throw new Error(`There is no user ${id}.`);
      const changed = { ...user, ...changes };
      update.run(changed.email, JSON.stringify(changed), id);
      return changed;
    },
    remove(id) {
      remove.run(id);
    },
  };
}
