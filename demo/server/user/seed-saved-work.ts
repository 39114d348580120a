import type { DatabaseSync } from 'node:sqlite';
import { comparisonFixtures, sampleFixtures } from '../../data/fixtures/saved-work.ts';
import { createComparisonStore } from './comparison-store.ts';
import { createUserLog } from './log.ts';

/** Gives the demo users comparisons and requests for samples, as far as the catalogue holds their products. */
export function seedSavedWork(database: DatabaseSync): void {
  const comparisons = createComparisonStore(database);
  const log = createUserLog(database);
  const find = database.prepare('SELECT prd, name FROM product WHERE id = ?');

  for (const { userId, products, ...details } of comparisonFixtures) {
    const basket = products.flatMap(({ id, name = find.get(id)?.name }) =>
      name ? [{ id, uid: `pigments::${id}`, resultType: 'pigments', product_name: String(name) }] : [],
    );
    if (basket.length > 1) comparisons.create(userId, { ...details, basket }, `seed: ${details.title}`);
  }
  for (const { userId, productId, createdDate } of sampleFixtures) {
    const product = find.get(productId);
    if (product) log.add(userId, { type: 'sampleRequest', prd: String(product.prd), createdDate });
  }
}
