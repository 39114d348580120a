import type { DatabaseSync } from 'node:sqlite';
import type { UserRecord } from '../../ground/users/user-record.ts';
import { OWN_TABLES } from './own-tables.ts';

/** Reads all that the database has of a user, by section; no secrets. */
export function readOwnData(
  database: DatabaseSync,
  user: Pick<UserRecord, 'id' | 'email'>,
): Record<string, unknown> {
  const exists = database.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`);
  const sections = Object.entries(OWN_TABLES).map(([table, { section, of, rows, shape }]) => {
    // Some tables are made with their first row.
    const found = exists.get(table) ? database.prepare(rows).all({ user: user[of] }) : [];
    return [section, shape ? found.map(shape) : found] as const;
  });
  const { profile, ...others } = Object.fromEntries(sections);
  return { profile: profile?.[0], ...others };
}
