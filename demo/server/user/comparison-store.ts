import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** A product of a comparison, as stored (decision 36). */
export interface BasketItem {
  id: string;
  uid: string;
  prd?: string | undefined;
  resultType: string;
  product_name: string;
}

/** A saved comparison. */
export interface Comparison {
  id: string;
  title: string;
  industry: string;
  basket: BasketItem[];
  /** When its owner changed it last, ISO 8601. */
  updatedDate: string;
  /** Names of products that no longer exist and were taken out just now (decision 56). */
  dropped?: string[];
}

/** Saved comparisons of all users. */
export interface ComparisonStore {
  list(userId: string): Comparison[];
  byId(userId: string, id: string): Comparison | undefined;
  create(userId: string, comparison: Omit<Comparison, 'id' | 'dropped'>): Comparison;
  /** `undefined` where the user has no such comparison. */
  replace(userId: string, comparison: Comparison): Comparison | undefined;
  remove(userId: string, id: string): boolean;
}

/** Comparisons in the demo's database. */
export function createComparisonStore(database: DatabaseSync): ComparisonStore {
  database.exec(`CREATE TABLE IF NOT EXISTS comparisons (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL, record TEXT NOT NULL
  ) STRICT`);
  const all = database.prepare('SELECT record FROM comparisons WHERE user_id = ? ORDER BY rowid');
  const one = database.prepare('SELECT record FROM comparisons WHERE user_id = ? AND id = ?');
  const insert = database.prepare('INSERT INTO comparisons (id, user_id, record) VALUES (?, ?, ?)');
  const update = database.prepare('UPDATE comparisons SET record = ? WHERE id = ? AND user_id = ?');
  const remove = database.prepare('DELETE FROM comparisons WHERE id = ? AND user_id = ?');
  const parse = (row: Record<string, unknown>): Comparison => JSON.parse(String(row.record));

  return {
    list: (userId) => all.all(userId).map(parse),
    byId(userId, id) {
      const row = one.get(userId, id);
      return row && parse(row);
    },
    create(userId, details) {
      const comparison = { id: randomUUID(), ...details };
      insert.run(comparison.id, userId, JSON.stringify(comparison));
      return comparison;
    },
    replace(userId, comparison) {
      const { changes } = update.run(JSON.stringify(comparison), comparison.id, userId);
      return changes === 0 ? undefined : comparison;
    },
    remove: (userId, id) => remove.run(id, userId).changes > 0,
  };
}
