import type { DatabaseSync } from 'node:sqlite';

/** The formulations that users have saved. They outlive a new catalogue. */
export interface FormulationFavorites {
  ofUser: (userId: string) => ReadonlySet<string>;
  save: (userId: string, formulationId: string) => void;
  remove: (userId: string, formulationId: string) => void;
  /** With the account. */
  removeAll: (userId: string) => void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS formulation_favorite (
    user_id TEXT NOT NULL, formulation_id TEXT NOT NULL, PRIMARY KEY (user_id, formulation_id)
  ) WITHOUT ROWID;
`;

/** A reader and writer of saved formulations; makes its table. */
export function formulationFavorites(database: DatabaseSync): FormulationFavorites {
  database.exec(schema);
  const sql = database.createTagStore();
  return {
    ofUser(userId) {
      const rows = sql.all`SELECT formulation_id AS id FROM formulation_favorite WHERE user_id = ${userId}`;
      return new Set(rows.map(({ id }) => String(id)));
    },
    save: (userId, id) => sql.run`INSERT OR IGNORE INTO formulation_favorite VALUES (${userId}, ${id})`,
    remove: (userId, id) =>
      sql.run`DELETE FROM formulation_favorite WHERE user_id = ${userId} AND formulation_id = ${id}`,
    removeAll: (userId) => sql.run`DELETE FROM formulation_favorite WHERE user_id = ${userId}`,
  };
}
