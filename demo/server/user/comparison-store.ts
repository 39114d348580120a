import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { BasketItem } from '../../../src/domain/comparison/basket-item.ts';

/** A saved comparison. */
export interface Comparison {
  id: string;
  /** Names it in links that open for everyone; cannot be guessed (decision 3). */
  shareId: string;
  title: string;
  industry: string;
  basket: BasketItem[];
  /** When its owner changed it last, ISO 8601. */
  updatedDate: string;
  /** Names of products that no longer exist and were taken out just now (decision 56). */
  dropped?: string[];
}

/** What a user gives of a comparison, and when. */
export type ComparisonDetails = Pick<Comparison, 'title' | 'industry' | 'basket' | 'updatedDate'>;

/** Saved comparisons of all users. */
export interface ComparisonStore {
  list(userId: string): Comparison[];
  byId(userId: string, id: string): Comparison | undefined;
  /** Whoever's it is. */
  byShareId(shareId: string): Comparison | undefined;
  /** The same key of a user gives the same comparison: a call whose answer got lost may be repeated. */
  create(userId: string, details: ComparisonDetails, key: string): Comparison;
  /** `undefined` where the user has no such comparison. */
  replace(userId: string, comparison: Comparison): Comparison | undefined;
  remove(userId: string, id: string): boolean;
}

/** Comparisons in the demo's database. */
export function createComparisonStore(database: DatabaseSync): ComparisonStore {
  database.exec(`CREATE TABLE IF NOT EXISTS comparisons (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL, share_id TEXT NOT NULL UNIQUE, request_key TEXT NOT NULL,
    record TEXT NOT NULL, UNIQUE (user_id, request_key)
  ) STRICT`);
  const all = database.prepare('SELECT record FROM comparisons WHERE user_id = ? ORDER BY rowid');
  const one = database.prepare('SELECT record FROM comparisons WHERE user_id = ? AND id = ?');
  const shared = database.prepare('SELECT record FROM comparisons WHERE share_id = ?');
  const requested = database.prepare('SELECT record FROM comparisons WHERE user_id = ? AND request_key = ?');
  const insert = database.prepare(
    'INSERT INTO comparisons (id, user_id, share_id, request_key, record) VALUES (?, ?, ?, ?, ?)',
  );
  const update = database.prepare('UPDATE comparisons SET record = ? WHERE id = ? AND user_id = ?');
  const remove = database.prepare('DELETE FROM comparisons WHERE id = ? AND user_id = ?');
  const parse = (row: Record<string, unknown>): Comparison => JSON.parse(String(row.record));
  const parseOne = (row: Record<string, unknown> | undefined) => row && parse(row);

  return {
    list: (userId) => all.all(userId).map(parse),
    byId: (userId, id) => parseOne(one.get(userId, id)),
    byShareId: (shareId) => parseOne(shared.get(shareId)),
    create(userId, details, key) {
      const present = parseOne(requested.get(userId, key));
      if (present) return present;
      const shareId = randomBytes(16).toString('base64url');
      const comparison = { id: randomUUID(), shareId, ...details };
      insert.run(comparison.id, userId, shareId, key, JSON.stringify(comparison));
      return comparison;
    },
    replace(userId, comparison) {
      const { changes } = update.run(JSON.stringify(comparison), comparison.id, userId);
      return changes === 0 ? undefined : comparison;
    },
    remove: (userId, id) => remove.run(id, userId).changes > 0,
  };
}
