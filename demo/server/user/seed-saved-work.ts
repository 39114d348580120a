import type { DatabaseSync } from 'node:sqlite';
import { savedWorkByUser } from '../../data/fixtures/saved-work.ts';
import { copyCatalogs } from '../catalogue/catalogs/seed-catalogs.ts';
import { formulationFavorites } from '../search/formulation/formulation-favorites.ts';
import { createSavedSearchStore } from '../search/saved/saved-search-store.ts';
import { createComparisonStore } from './comparison-store.ts';
import { createUserLog } from './log.ts';

/** Gives the demo users their initial saved work, as far as the catalogue contains their products. */
export function seedSavedWork(database: DatabaseSync): void {
  for (const userId of Object.keys(savedWorkByUser)) seedSavedWorkOf(database, userId);
}

/** Gives a user the initial saved work of a demo user; keeps existing work. @param copyId the new owner */
export function seedSavedWorkOf(database: DatabaseSync, userId: string, copyId = userId): void {
  const comparisons = createComparisonStore(database);
  const log = createUserLog(database);
  const find = database.prepare('SELECT prd, name FROM product WHERE id = ?');
  const work = savedWorkByUser[userId];

  for (const { products, ...details } of work?.comparisons ?? []) {
    const named = products.map((one) =>
      typeof one === 'string' ? { id: one, ...find.get(one) } : { ...one, prd: undefined },
    ) as { id: string; name?: string; prd?: string }[];
    const basket = named.flatMap(({ id, name, prd }) =>
      name
        ? [{ id, uid: `pigments::${id}`, ...(prd && { prd }), resultType: 'pigments', product_name: name }]
        : [],
    );
    const isThere = comparisons.list(copyId).some(({ title }) => title === details.title);
    if (basket.length > 1 && !isThere) comparisons.create(copyId, { ...details, basket });
  }
  for (const { productId, createdDate, request } of work?.samples ?? []) {
    const product = find.get(productId);
    if (!product) continue;
    const entry = { type: 'sampleRequest', prd: String(product.prd), createdDate };
    const isThere = log
      .find(copyId, { ...entry, limit: 1000 })
      .some((each) => each.createdDate === createdDate);
    if (!isThere) log.add(copyId, { ...entry, request });
  }
  const favorites = formulationFavorites(database);
  for (const id of work?.formulations ?? []) favorites.save(copyId, id);
  const searches = createSavedSearchStore(database);
  for (const { came, ...details } of work?.searches ?? []) {
    const isThere = searches.list(copyId).some(({ name }) => name === details.name);
    if (!isThere) searches.create(copyId, { ...details, list: 'search' }, { allBut: came.split(' ') });
  }
  copyCatalogs(database, { ownerId: userId, copyId, favorites: work?.catalogs ?? [] });
}
