import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { BasketItem } from '../../../src/domain/product/basket-item.ts';

/** A saved comparison. */
export interface Comparison {
  id: string;
  /** Unguessable id for shared links (decision 3). */
  shareId: string;
  title: string;
  industry: string;
  basket: BasketItem[];
  /** Uid of the product that the others are compared with. */
  reference?: string | undefined;
  /** Code of the medium whose measurements are shown. */
  medium?: string | undefined;
  /** Time of the owner's last change, ISO 8601. */
  updatedDate: string;
  /** Names of products that no longer exist and were left out by this call (decision 56). */
  dropped?: string[];
}

/** The fields that a user sends, with the time of the change. */
export type ComparisonDetails = Pick<
  Comparison,
  'title' | 'industry' | 'basket' | 'reference' | 'medium' | 'updatedDate'
>;

/** Saved comparisons of all users. */
export interface ComparisonStore {
  list(userId: string): Comparison[];
  byId(userId: string, id: string): Comparison | undefined;
  /** Of any user. */
  byShareId(shareId: string): Comparison | undefined;
  /** Number of the user's comparisons. */
  count(userId: string): number;
  create(userId: string, details: ComparisonDetails): Comparison;
  /** `undefined` if the user has no such comparison. */
  replace(userId: string, comparison: Comparison): Comparison | undefined;
  remove(userId: string, id: string): boolean;
}

/** Comparisons in the demo's database. */
export function createComparisonStore(database: DatabaseSync): ComparisonStore {
  database.exec(`CREATE TABLE IF NOT EXISTS comparisons (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL, share_id TEXT NOT NULL UNIQUE, record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS comparison_owner ON comparisons (user_id)`);
  const sql = database.createTagStore();
  const parse = (row: Record<string, unknown>) => JSON.parse(String(row.record)) as Comparison;
  const parseOne = (row: Record<string, unknown> | undefined) => row && parse(row);

  return {
    list: (userId) =>
      sql.all`SELECT record FROM comparisons WHERE user_id = ${userId} ORDER BY rowid`.map(parse),
    byId: (userId, id) =>
      parseOne(sql.get`SELECT record FROM comparisons WHERE user_id = ${userId} AND id = ${id}`),
    byShareId: (shareId) => parseOne(sql.get`SELECT record FROM comparisons WHERE share_id = ${shareId}`),
    count: (userId) =>
      Number(sql.get`SELECT count(*) AS total FROM comparisons WHERE user_id = ${userId}`?.total),
    create(userId, details) {
      const shareId = randomBytes(16).toString('base64url');
      const comparison = { id: randomUUID(), shareId, ...details };
      sql.run`INSERT INTO comparisons (id, user_id, share_id, record)
        VALUES (${comparison.id}, ${userId}, ${shareId}, ${JSON.stringify(comparison)})`;
      return comparison;
    },
    replace(userId, comparison) {
      const { changes } = sql.run`UPDATE comparisons SET record = ${JSON.stringify(comparison)}
        WHERE id = ${comparison.id} AND user_id = ${userId}`;
      return changes === 0 ? undefined : comparison;
    },
    remove: (userId, id) =>
      sql.run`DELETE FROM comparisons WHERE id = ${id} AND user_id = ${userId}`.changes > 0,
  };
}
