import type { DatabaseSync } from 'node:sqlite';
import { CORE_PRODUCTS, catalogueMaker, DEFAULT_SCALE, SCALE_LIMITS } from '../../data/catalogue-maker.ts';
import type { Product } from '../../data/product.ts';
import { makeRelatedRecords } from '../../data/related-records.ts';
import { seedCatalogs } from './catalogs/seed-catalogs.ts';
import { ingredientsByProduct } from './ingredients.ts';
import { productWriter } from './product-writer.ts';
import { writeRelatedRecords } from './related-writer.ts';
import { catalogueIndexes, catalogueSchema, favoriteSchema } from './schema.ts';
import { seedFavorites } from './seed-favorites.ts';

/** Increase with every change of the generator or of the tables, so that older databases are refilled. */
const VERSION = 16;

/** Size of the catalogue. */
export interface SeedOptions {
  /** Number of products, 30 to 40,000. @default 318 */
  scale?: number;
}

/**
 * Fills the catalogue's tables, unless they hold this version at this size already.
 *
 * @returns whether it wrote anything.
 * @throws RangeError for a size outside the limits
 */
export function seedCatalogue(database: DatabaseSync, { scale = DEFAULT_SCALE }: SeedOptions = {}): boolean {
  const { min, max } = SCALE_LIMITS;
  if (!Number.isInteger(scale) || scale < min || scale > max) {
    throw new RangeError(`A catalogue holds ${min} to ${max} products, not ${scale}`);
  }
  database.exec(favoriteSchema);
  const wanted = `${VERSION}/${scale}`;
  if (readVersion(database) === wanted) return false;
  database.exec('PRAGMA synchronous = OFF; BEGIN');
  try {
    dropTables(database);
    database.exec(catalogueSchema);
    writeCatalogue(database, scale);
    seedFavorites(database);
    seedCatalogs(database);
    database.exec(catalogueIndexes);
    database.prepare('INSERT INTO catalogue_meta VALUES (?, ?)').run('version', wanted);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  } finally {
    database.exec('PRAGMA synchronous = NORMAL');
  }
  return true;
}

function writeCatalogue(database: DatabaseSync, scale: number): void {
  const maker = catalogueMaker();
  const first: Product[] = [];
  for (let index = 0; index < Math.min(scale, CORE_PRODUCTS); index++) first.push(maker.product(index));
  const related = makeRelatedRecords(first, scale);
  const ingredients = ingredientsByProduct(related.formulations);
  const writer = productWriter(database);
  for (let index = 0; index < scale; index++) {
    const product = first[index] ?? maker.product(index);
    writer.write(product, maker.assets(product), ingredients.get(product.id) ?? []);
  }
  writer.finish();
  writeRelatedRecords(database, related);
}

function readVersion(database: DatabaseSync): string | undefined {
  const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'catalogue_meta'").get();
  if (!known) return undefined;
  const row = database.prepare("SELECT value FROM catalogue_meta WHERE key = 'version'").get();
  return row ? String(row.value) : undefined;
}

function dropTables(database: DatabaseSync): void {
  for (const [, name] of catalogueSchema.matchAll(/CREATE (?:VIRTUAL )?TABLE (\w+)/g)) {
    database.exec(`DROP TABLE IF EXISTS ${name}`);
  }
}
