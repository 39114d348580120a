import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { seedCatalogue } from '../../../../demo/server/catalogue/seed-catalogue.ts';
import { createComparisonStore } from '../../../../demo/server/user/comparison-store.ts';
import { createUserLog } from '../../../../demo/server/user/log.ts';
import { seedSavedWork } from '../../../../demo/server/user/seed-saved-work.ts';

it('adds nothing a second time, as after a change of the catalogue', () => {
  const database = new DatabaseSync(':memory:');
  seedCatalogue(database, { scale: 318 });
  const saved = () => [
    createComparisonStore(database).list('u-04'),
    createUserLog(database).find('u-04', { type: 'sampleRequest', limit: 100 }),
  ];
  seedSavedWork(database);
  const first = saved();
  expect(first.map(({ length }) => length)).toEqual([3, 5]);
  seedSavedWork(database);
  expect(saved()).toEqual(first);
});
