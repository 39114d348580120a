import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { createCatalogStore } from '../../../../../demo/server/catalogue/catalogs/catalog-store.ts';
import { seedCatalogs } from '../../../../../demo/server/catalogue/catalogs/seed-catalogs.ts';
import { seedCatalogue } from '../../../../../demo/server/catalogue/seed-catalogue.ts';
import { removeSavedWork } from '../../../../../demo/server/user/remove-saved-work.ts';
import { seedSavedWork, seedSavedWorkOf } from '../../../../../demo/server/user/seed-saved-work.ts';

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  seedCatalogue(database, { scale: 40 });
});

const ownOf = (userId: string) =>
  createCatalogStore(database)
    .list(userId)
    .filter(({ isStandard }) => !isStandard);

it('keeps changed catalogues when it is called again', () => {
  const store = createCatalogStore(database);
  const [first] = store.list(null);
  if (!first) throw new Error('There is no catalogue.');
  store.replace({ ...first, title: 'Changed', version: 2 });
  seedCatalogs(database);
  expect(store.byId(first.id)).toMatchObject({ title: 'Changed', version: 2 });
});

it('gives demo users their favourites', () => {
  seedSavedWork(database);
  expect([...createCatalogStore(database).favorites('u-04')]).toEqual(['c-01', 'c-13']);
});

it('gives a copy of a demo user what that one has made at first', () => {
  const store = createCatalogStore(database);
  for (const { id } of ownOf('u-04')) store.remove(id);
  seedSavedWorkOf(database, 'u-04', 'u-copy');
  const own = ownOf('u-copy');
  expect(own.map(({ title }) => title)).toContain('Trade fair 2027');
  expect(own).toHaveLength(3);
  expect(own.filter(({ id }) => id.startsWith('c-'))).toEqual([]);
  const reds = own.find(({ title }) => title.startsWith('Reds'));
  expect([...store.favorites('u-copy')].toSorted()).toEqual(['c-01', reds?.id].toSorted());
});

it('removes own catalogues and favourites with the account, standard ones not', () => {
  seedSavedWork(database);
  const store = createCatalogStore(database);
  for (const table of ['comparisons', 'favorite', 'user_log'])
    expect(database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table)).toBeDefined();
  removeSavedWork(database, 'u-24');
  expect(ownOf('u-24')).toEqual([]);
  expect(store.favorites('u-24').size).toBe(0);
  expect(store.list(null)).toHaveLength(8);
});
