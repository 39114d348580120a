import { describe, expect, test } from 'vitest';
import {
  deleteFavourite,
  readFavourite,
  readFavourites,
  saveFavourite,
} from '../../../src/services/favourites.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway } from '../../support/services/fake-services.ts';

const http = fakeContext('t');
const { signal } = new AbortController();
const base = 'https://user.example/api/v1/product-sheet/favorite';

describe('a favourite', () => {
  test('is asked for by product code, with a slash; the first record counts', async () => {
    const sent = answerAnyway([
      { id: 7, productId: '400147', documentTypes: ['tds'] },
      { id: 8, documentTypes: [] },
    ]);
    expect(await readFavourite(http, '400147', signal)).toEqual({ id: '7', documentTypes: ['tds'] });
    expect(sent).toEqual([{ method: 'GET', url: `${base}/?productIds=400147`, body: undefined }]);
  });

  test('is none where the answer is empty', async () => {
    answerAll([]);
    expect(await readFavourite(http, '400147', signal)).toBeNull();
  });

  test('is asked for together with others; the first record of a product counts', async () => {
    const sent = answerAnyway([
      { id: 7, productId: '400147', documentTypes: ['tds'] },
      { id: 8, productId: '400147', documentTypes: [] },
      { id: 9, productId: '400148' },
      { id: 10 },
    ]);
    const found = await readFavourites(http, ['400147', '400148', '400149'], signal);
    expect([...found.values()]).toEqual([
      { id: '7', documentTypes: ['tds'] },
      { id: '9', documentTypes: [] },
      // It may be that of the record without a product.
      undefined,
    ]);
    expect(sent[0]?.url).toBe(`${base}/?productIds=400147&productIds=400148&productIds=400149`);
  });

  test.each([
    ['absent', {}],
    ['null', { documentTypes: null }],
    ['empty', { documentTypes: [] }],
  ])('is of all types where the list of them is %s', async (_, types) => {
    answerAnyway([{ id: 'f-1', ...types }]);
    expect(await readFavourite(http, '400147', signal)).toEqual({ id: 'f-1', documentTypes: [] });
  });

  test('is saved with its types', async () => {
    const sent = answerAll({ id: 'f-1', productId: '400147', documentTypes: ['tds', 'coa'] }, 201);
    expect(await saveFavourite(http, { prd: '400147', documentTypes: ['tds', 'coa'] }, null)).toEqual({
      id: 'f-1',
      documentTypes: ['tds', 'coa'],
    });
    const body = { productId: '400147', documentTypes: ['tds', 'coa'] };
    expect(sent).toEqual([{ method: 'POST', url: base, body }]);
  });

  test('is deleted by its id', async () => {
    const sent = answerAll(undefined);
    await deleteFavourite(http, { id: 'f/1', documentTypes: [] });
    expect(sent).toEqual([{ method: 'DELETE', url: `${base}/f%2F1`, body: undefined }]);
  });

  test('is changed in the version that it had', async () => {
    const on = { id: 'f-1', documentTypes: ['tds'], version: 'v7' };
    const sent = answerAll({ id: 'f-1', productId: '400147', documentTypes: [], version: 'v8' }, 201);
    expect(await saveFavourite(http, { prd: '400147', documentTypes: [] }, on)).toMatchObject({
      version: 'v8',
    });
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"v7"']);
    const deleted = answerAll(undefined);
    await deleteFavourite(http, on);
    expect(deleted[0]?.headers.get('if-match')).toBe('"v7"');
  });

  test('has no version where the service has none, or a number', async () => {
    answerAnyway([{ id: 'f-1', version: { no: 1 } }]);
    expect((await readFavourite(http, '400147', signal))?.version).toBeUndefined();
    answerAnyway([{ id: 'f-1', version: 3 }]);
    expect((await readFavourite(http, '400147', signal))?.version).toBe('3');
  });
});
