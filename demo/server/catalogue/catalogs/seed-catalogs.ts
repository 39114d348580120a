import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Catalog } from '../../../data/catalogs.ts';
import { createCatalogStore } from './catalog-store.ts';

/** Adds the demo's catalogues as they were at first; keeps existing ones. */
export function seedCatalogs(database: DatabaseSync): void {
  const store = createCatalogStore(database);
  for (const catalog of firstCatalogs(database)) store.add({ ...catalog, version: 1 });
}

/**
 * Gives a copy of a demo user the initial catalogues and favourites of the original.
 *
 * @param favorites ids of the demo's catalogues; own ones are those of the copy
 */
export function copyCatalogs(
  database: DatabaseSync,
  { ownerId, copyId, favorites }: { ownerId: string; copyId: string; favorites: readonly string[] },
): void {
  const store = createCatalogStore(database);
  const idOf = new Map<string, string>();
  for (const catalog of firstCatalogs(database)) {
    if (catalog.isStandard || catalog.ownerId !== ownerId || copyId === ownerId) continue;
    const id = randomUUID();
    idOf.set(catalog.id, id);
    store.add({ ...catalog, id, ownerId: copyId, version: 1 });
  }
  for (const id of favorites) store.addFavorite(copyId, idOf.get(id) ?? id);
}

function firstCatalogs(database: DatabaseSync): Catalog[] {
  const rows = database.prepare('SELECT document FROM catalog ORDER BY id').all();
  return rows.map(({ document }) => JSON.parse(String(document)) as Catalog);
}
