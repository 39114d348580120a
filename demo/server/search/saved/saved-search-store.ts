import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { SearchedList } from '../search-calls.ts';

/** A search that a user has saved. */
export interface SavedSearch {
  id: string;
  name: string;
  /** Of the listing with this search, on the site's origin. */
  address: string;
  list: SearchedList | 'color';
  /** Query string of the search, its pairs sorted, without the order of hits. */
  filters: string;
  /** ISO 8601. */
  createdDate: string;
}

/** What was there when the user last opened a search: keys of hits; or all that is there now but some. */
export type Seen = { keys: readonly string[] } | { allBut: readonly string[] };

/** The fields that a user sends. */
export type SavedSearchDetails = Omit<SavedSearch, 'id' | 'createdDate'>;

/** Saved searches of all users. */
export interface SavedSearchStore {
  /** Latest first. */
  list(userId: string): SavedSearch[];
  byId(userId: string, id: string): SavedSearch | undefined;
  seen(id: string): Seen;
  create(userId: string, details: SavedSearchDetails & { createdDate: string }, seen: Seen): SavedSearch;
  see(id: string, seen: Seen): void;
  remove(userId: string, id: string): void;
  /** With the account. */
  removeAllOf(userId: string): void;
}

/** Saved searches in the demo's database; makes their table. */
export function createSavedSearchStore(database: DatabaseSync): SavedSearchStore {
  database.exec(`CREATE TABLE IF NOT EXISTS saved_search (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL, record TEXT NOT NULL, seen TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS saved_search_owner ON saved_search (user_id)`);
  const sql = database.createTagStore();
  const parse = (row: Record<string, unknown>) => JSON.parse(String(row.record)) as SavedSearch;

  return {
    list: (userId) =>
      sql.all`SELECT record FROM saved_search WHERE user_id = ${userId} ORDER BY rowid DESC`.map(parse),
    byId(userId, id) {
      const row = sql.get`SELECT record FROM saved_search WHERE user_id = ${userId} AND id = ${id}`;
      return row && parse(row);
    },
    seen: (id) => JSON.parse(String(sql.get`SELECT seen FROM saved_search WHERE id = ${id}`?.seen)),
    create(userId, details, seen) {
      const saved = { id: randomUUID(), ...details };
      sql.run`INSERT INTO saved_search (id, user_id, record, seen)
        VALUES (${saved.id}, ${userId}, ${JSON.stringify(saved)}, ${JSON.stringify(seen)})`;
      return saved;
    },
    see: (id, seen) => sql.run`UPDATE saved_search SET seen = ${JSON.stringify(seen)} WHERE id = ${id}`,
    remove: (userId, id) => sql.run`DELETE FROM saved_search WHERE id = ${id} AND user_id = ${userId}`,
    removeAllOf: (userId) => sql.run`DELETE FROM saved_search WHERE user_id = ${userId}`,
  };
}
