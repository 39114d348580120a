import type { DatabaseSync } from 'node:sqlite';
import type { RelatedRecords } from '../../data/related-records.ts';

/** Writes formulations, advanced comparisons and first catalogues with their links to products. */
export function writeRelatedRecords(database: DatabaseSync, related: RelatedRecords): void {
  const formulation = database.prepare('INSERT INTO formulation VALUES (?, ?, ?)');
  const formulationProduct = database.prepare('INSERT OR IGNORE INTO formulation_product VALUES (?, ?)');
  for (const record of related.formulations) {
    formulation.run(record.id, record.industry, JSON.stringify(record));
    for (const { productId } of record.parts) if (productId) formulationProduct.run(productId, record.id);
  }
  const comparison = database.prepare('INSERT INTO advanced_comparison VALUES (?, ?, ?)');
  const component = database.prepare('INSERT INTO advanced_comparison_product VALUES (?, ?)');
  for (const record of related.advancedComparisons) {
    comparison.run(record.id, record.industry, JSON.stringify(record));
    for (const id of record.productIds) component.run(id, record.id);
  }
  const catalog = database.prepare('INSERT INTO catalog VALUES (?, ?)');
  for (const record of related.catalogs) catalog.run(record.id, JSON.stringify(record));
}
