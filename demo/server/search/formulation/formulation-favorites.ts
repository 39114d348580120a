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
  const find = database.prepare('SELECT formulation_id AS id FROM formulation_favorite WHERE user_id = ?');
  const insert = database.prepare('INSERT OR IGNORE INTO formulation_favorite VALUES (?, ?)');
  const remove = database.prepare(
    'DELETE FROM formulation_favorite WHERE user_id = ? AND formulation_id = ?',
  );
  const removeAll = database.prepare('DELETE FROM formulation_favorite WHERE user_id = ?');
  return {
    ofUser: (userId) => new Set(find.all(userId).map(({ id }) => String(id))),
    save: (userId, id) => insert.run(userId, id),
    remove: (userId, id) => remove.run(userId, id),
    removeAll: (userId) => removeAll.run(userId),
  };
}
