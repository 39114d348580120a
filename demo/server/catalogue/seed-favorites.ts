import type { DatabaseSync } from 'node:sqlite';
import { type FavoriteFixture, favoriteFixtures } from '../../data/fixtures/saved-work.ts';

/** Adds users' first favourites; keeps existing ones. @default those of the demo users */
export function seedFavorites(
  database: DatabaseSync,
  favorites: readonly FavoriteFixture[] = favoriteFixtures,
): void {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO favorite SELECT ?, ?, prd, ? FROM product WHERE id = ?',
  );
  for (const { userId, productId, documentTypes } of favorites) {
    insert.run(`favorite-${userId}-${productId}`, userId, JSON.stringify(documentTypes), productId);
  }
}
