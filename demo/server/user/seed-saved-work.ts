import type { DatabaseSync } from 'node:sqlite';
import {
  catalogFixtures,
  comparisonFixtures,
  formulationFixtures,
  sampleAddress,
  sampleFixtures,
} from '../../data/fixtures/saved-work.ts';
import { copyCatalogs } from '../catalogue/catalogs/seed-catalogs.ts';
import { formulationFavorites } from '../search/formulation/formulation-favorites.ts';
import { createComparisonStore } from './comparison-store.ts';
import { createUserLog } from './log.ts';

/** Gives the demo users the work that they have saved, as far as the catalogue holds their products. */
export function seedSavedWork(database: DatabaseSync): void {
  const owners = new Set(
    [...comparisonFixtures, ...sampleFixtures, ...formulationFixtures, ...catalogFixtures].map(
      ({ userId }) => userId,
    ),
  );
  for (const userId of owners) seedSavedWorkOf(database, userId);
}

/** Gives a user the saved work that a demo user has at first; keeps what is there. @param copyId whose it becomes */
export function seedSavedWorkOf(database: DatabaseSync, userId: string, copyId = userId): void {
  const comparisons = createComparisonStore(database);
  const log = createUserLog(database);
  const find = database.prepare('SELECT prd, name FROM product WHERE id = ?');
  const isOwn = (fixture: { userId: string }) => fixture.userId === userId;

  for (const { userId: _, products, ...details } of comparisonFixtures.filter(isOwn)) {
    const basket = products.flatMap(({ id, name = find.get(id)?.name }) =>
      name ? [{ id, uid: `pigments::${id}`, resultType: 'pigments', product_name: String(name) }] : [],
    );
    const isThere = comparisons.list(copyId).some(({ title }) => title === details.title);
    if (basket.length > 1 && !isThere) comparisons.create(copyId, { ...details, basket });
  }
  for (const { productId, createdDate, reason } of sampleFixtures.filter(isOwn)) {
    const product = find.get(productId);
    if (!product) continue;
    const entry = { type: 'sampleRequest', prd: String(product.prd), createdDate };
    const isThere = log
      .find(copyId, { ...entry, limit: 1000 })
      .some((each) => each.createdDate === createdDate);
    if (!isThere) log.add(copyId, { ...entry, request: { reason, address: sampleAddress } });
  }
  const favorites = formulationFavorites(database);
  for (const { formulationIds } of formulationFixtures.filter(isOwn))
    for (const id of formulationIds) favorites.save(copyId, id);
  const stars = catalogFixtures.filter(isOwn).flatMap(({ catalogIds }) => catalogIds);
  copyCatalogs(database, { ownerId: userId, copyId, favorites: stars });
}
