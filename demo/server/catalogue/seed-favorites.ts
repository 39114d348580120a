import type { DatabaseSync } from 'node:sqlite';
import { favoriteFixtures } from '../../data/fixtures/favorites.ts';

/** Gives the demo users their first favourites; what they have already stays as it is. */
export function seedFavorites(database: DatabaseSync): void {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO favorite SELECT ?, ?, prd, ? FROM product WHERE id = ?',
  );
  for (const { userId, productId, documentTypes } of favoriteFixtures) {
    insert.run(`favorite-${userId}-${productId}`, userId, JSON.stringify(documentTypes), productId);
  }
}
