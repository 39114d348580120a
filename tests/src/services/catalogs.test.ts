import { expect, test } from 'vitest';
import {
  createCatalog,
  deleteCatalog,
  keepCatalog,
  readCatalog,
  readCatalogs,
  updateCatalog,
} from '../../../src/services/catalogs.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway } from '../../support/services/fake-services.ts';

const http = fakeContext('t');
const { signal } = new AbortController();
const base = 'https://search.example/base/api/v1/catalog';

const summary = { id: 'c-1', title: 'Reds', count: 2, swatches: ['#c1272d', null, 'red'] };
const catalog = { ...summary, productIds: ['a', 'b', 'c'], excludedProductIds: ['b'], version: 3 };
const content = { title: 'Reds', productIds: ['a', 'b'], excludedProductIds: ['b'] };

test('catalogues, without those that are not understood', async () => {
  const sent = answerAnyway([summary, { id: 'c-2' }]);
  expect(await readCatalogs(http, undefined, signal)).toEqual([
    {
      ...summary,
      ...{ isStandard: false, isFavorite: false, canEdit: false, excludedCount: 0 },
      swatches: ['#c1272d', null, null],
    },
  ]);
  await readCatalogs(http, 'customer', signal);
  expect(sent.map(({ url }) => url)).toEqual([base, `${base}?perspective=customer`]);
});

test('one catalogue; without all of its products it is none', async () => {
  const sent = answerAnyway(catalog);
  expect(await readCatalog(http, { id: 'c/1', perspective: 'internal' }, signal)).toMatchObject({
    productIds: ['a', 'b', 'c'],
    version: 3,
  });
  expect(sent[0]?.url).toBe(`${base}/c%2F1?perspective=internal`);
  answerAnyway({ ...catalog, productIds: ['a', 7] });
  await expect(readCatalog(http, { id: 'c-1' }, signal)).rejects.toMatchObject({ kind: 'malformed' });
});

test('a new one, once for each key', async () => {
  const sent = answerAnyway(catalog);
  await createCatalog(http, { ...content, ...{ id: 'x' } }, 'key-1');
  expect(sent).toEqual([{ method: 'POST', url: base, body: content }]);
});

test('a changed one, with the version that was changed', async () => {
  const sent = answerAnyway({ ...catalog, version: 4 });
  expect(await updateCatalog(http, 'c-1', { ...catalog, ...content })).toMatchObject({ version: 4 });
  expect(sent).toEqual([{ method: 'PUT', url: `${base}/c-1`, body: { ...content, version: 3 } }]);
});

test('a deleted catalogue is named in the address of the call', async () => {
  const sent = answerAll(undefined);
  await deleteCatalog(http, { id: 'c-1' });
  expect(sent[0]).toMatchObject({ method: 'DELETE', url: `${base}/c-1` });
});

test.each([
  [true, 'PUT'],
  [false, 'DELETE'],
])('a favourite: %s by %s', async (isKept, method) => {
  const sent = answerAll(undefined);
  await keepCatalog(http, { id: 'c-1', isKept });
  expect(sent[0]).toMatchObject({ method, url: `${base}/c-1/favorite` });
});
