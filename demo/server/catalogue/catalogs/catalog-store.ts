import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Catalog } from './catalog.ts';

/** Digital catalogues of the company and of all users, and their favourites. They survive a new set of products. */
export interface CatalogStore {
  /** Standard ones, then the user's own; each newest first. */
  list: (userId: string | null) => Catalog[];
  byId: (id: string) => Catalog | undefined;
  /** Number of the user's own. */
  count: (userId: string) => number;
  create: (details: Omit<Catalog, 'id' | 'version'>) => Catalog;
  /** Adds one unchanged, unless its id exists already. */
  add: (catalog: Catalog) => void;
  replace: (catalog: Catalog) => void;
  remove: (id: string) => void;
  favorites: (userId: string) => ReadonlySet<string>;
  addFavorite: (userId: string, id: string) => void;
  removeFavorite: (userId: string, id: string) => void;
  /** Deletes the user's own and all favourites, with the account. */
  removeAllOf: (userId: string) => void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS digital_catalog (
    id TEXT PRIMARY KEY, owner_id TEXT NOT NULL, is_standard INTEGER NOT NULL, created TEXT NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS digital_catalog_owner ON digital_catalog (owner_id);
  CREATE TABLE IF NOT EXISTS digital_catalog_favorite (
    user_id TEXT NOT NULL, catalog_id TEXT NOT NULL, PRIMARY KEY (user_id, catalog_id)
  ) WITHOUT ROWID, STRICT;
`;

/** The catalogues in the demo's database; makes their tables. */
export function createCatalogStore(database: DatabaseSync): CatalogStore {
  database.exec(schema);
  const sql = database.createTagStore();
  const parse = (row: Record<string, unknown>) => JSON.parse(String(row.record)) as Catalog;

  const add: CatalogStore['add'] = (catalog) => {
    const { id, ownerId, isStandard, createdAt } = catalog;
    sql.run`INSERT OR IGNORE INTO digital_catalog
      VALUES (${id}, ${ownerId}, ${Number(isStandard)}, ${createdAt}, ${JSON.stringify(catalog)})`;
  };

  return {
    add,
    list: (userId) =>
      sql.all`SELECT record FROM digital_catalog WHERE is_standard OR owner_id = ${userId}
        ORDER BY is_standard DESC, created DESC, id`.map(parse),
    byId(id) {
      const row = sql.get`SELECT record FROM digital_catalog WHERE id = ${id}`;
      return row && parse(row);
    },
    count: (userId) =>
      Number(
        sql.get`SELECT count(*) AS total FROM digital_catalog WHERE owner_id = ${userId} AND NOT is_standard`
          ?.total,
      ),
    create(details) {
      const catalog: Catalog = { id: randomUUID(), version: 1, ...details };
      add(catalog);
      return catalog;
    },
    replace(catalog) {
      sql.run`UPDATE digital_catalog SET record = ${JSON.stringify(catalog)} WHERE id = ${catalog.id}`;
    },
    remove(id) {
      sql.run`DELETE FROM digital_catalog WHERE id = ${id}`;
      sql.run`DELETE FROM digital_catalog_favorite WHERE catalog_id = ${id}`;
    },
    favorites(userId) {
      const rows = sql.all`SELECT catalog_id AS id FROM digital_catalog_favorite WHERE user_id = ${userId}`;
      return new Set(rows.map(({ id }) => String(id)));
    },
    addFavorite: (userId, id) =>
      sql.run`INSERT OR IGNORE INTO digital_catalog_favorite VALUES (${userId}, ${id})`,
    removeFavorite: (userId, id) =>
      sql.run`DELETE FROM digital_catalog_favorite WHERE user_id = ${userId} AND catalog_id = ${id}`,
    removeAllOf(userId) {
      sql.run`DELETE FROM digital_catalog WHERE owner_id = ${userId} AND NOT is_standard`;
      sql.run`DELETE FROM digital_catalog_favorite WHERE user_id = ${userId}`;
    },
  };
}
