import type { DatabaseSync } from 'node:sqlite';
import { createCatalogStore } from '../catalogue/catalogs/catalog-store.ts';
import { formulationFavorites } from '../search/formulation/formulation-favorites.ts';
import { createSavedSearchStore } from '../search/saved/saved-search-store.ts';

/** Removes a user's saved work and log, together with the account. */
export function removeSavedWork(database: DatabaseSync, userId: string): void {
  for (const table of ['comparisons', 'favorite', 'user_log']) {
    database.prepare(`DELETE FROM ${table} WHERE user_id = ?`).run(userId);
  }
  formulationFavorites(database).removeAll(userId);
  createCatalogStore(database).removeAllOf(userId);
  createSavedSearchStore(database).removeAllOf(userId);
}
