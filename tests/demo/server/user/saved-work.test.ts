import { beforeEach, describe, expect, test } from 'vitest';
import { createComparisonStore } from '../../../../demo/server/user/comparison-store.ts';
import { basketItem } from '../../../../src/domain/product/basket-item.ts';
import { demoForAll } from '../support/demo-for.ts';
import type { Answer } from '../support/test-demo.ts';

const { demo, browser: rita } = demoForAll({ as: 'Rita', hasRateLimits: false });
beforeEach(() => demo.ground.database.exec('DELETE FROM favorite; DELETE FROM comparisons'));

const on = (version: string) => ({ 'if-match': `"${version}"` });
const changed = { code: 'changed', message: 'This has been changed meanwhile.' };
const keyed = (key: string) => ({ 'idempotency-key': key });

describe('document favourites', () => {
  const path = '/api/v1/product-sheet/favorite';
  const ask = (method: string, rest = '', body?: unknown, headers = {}) =>
    rita.ask(`${method} user ${path}${rest}`, body, headers);
  const list = async (query = '') => (await ask('GET', query)).body;
  const [one, two] = ['213540', '221459'];

  test('a second one of a product replaces the types', async () => {
    const first = await ask('POST', '', { productId: one, documentTypes: ['tds'] });
    const { body } = await ask('POST', '', { productId: one, documentTypes: ['tds', 'coa', 'tds'] });
    expect(body).toMatchObject({ id: first.body.id, productId: one, documentTypes: ['tds', 'coa'] });
    expect(await list()).toEqual([body]);
  });

  test('missing types stand for all documents', async () => {
    for (const types of [{}, { documentTypes: null }])
      expect((await ask('POST', '', { productId: one, ...types })).body.documentTypes).toEqual([]);
  });

  test.each(['pdf', 'tds,test_report'])('refuse types that do not exist for the user: %s', async (types) => {
    const fields = { documentTypes: 'There is no such type of documents.' };
    const refused = await ask('POST', '', { productId: one, documentTypes: types.split(',') });
    expect(refused).toMatchObject({ status: 400, body: { fields } });
    expect(await list()).toEqual([]);
  });

  test('keep a type whose right was lost since', async () => {
    demo.sql("INSERT INTO favorite VALUES ('f-old', 'u-01', ?, ?)", one, '["test_report"]');
    const again = { productId: one, documentTypes: ['test_report', 'tds'] };
    expect((await ask('POST', '', again)).status).toBe(201);
  });

  test('are found by the products that are asked for', async () => {
    for (const productId of [one, two]) await ask('POST', '', { productId });
    expect(await list(`?productIds=${one}`)).toMatchObject([{ productId: one }]);
    expect(await list(`?productIds=${one},${two}`)).toHaveLength(2);
    expect(await list('?productIds=0')).toEqual([]);
  });

  test('are changed and removed in the version that the call names, if it names one', async () => {
    const add = async (type: string, version: string) =>
      ask('POST', '', { productId: one, documentTypes: ['tds', type] }, on(version));
    const { body: first } = await ask('POST', '', { productId: one, documentTypes: ['tds'] });
    const { body: second } = await add('coa', first.version);
    expect(second.version).not.toBe(first.version);
    // Its answer may have been lost.
    expect((await add('coa', first.version)).body).toEqual(second);
    const remove = (version: string) => ask('DELETE', `/${first.id}`, undefined, on(version));
    for (const { status, body } of [await add('rohs', first.version), await remove(first.version)])
      expect([status, body]).toEqual([412, { ...changed, current: second }]);
    expect((await remove(second.version)).status).toBe(204);
    expect(await list()).toEqual([]);
    const gone = await add('rohs', second.version);
    expect([gone.status, gone.body]).toEqual([412, changed]);
  });
});

describe('saved comparisons', () => {
  const path = '/api/v1/product-comparison';
  const item = (id: string) => ({ id, resultType: 'pigments', product_name: `Product ${id}` });
  const comparison = (...ids: string[]) => ({ title: 'Blues', industry: 'coatings', basket: ids.map(item) });
  const pair = comparison('p-0001', 'p-0002');
  const save = (body: unknown = pair, headers = {}, who = rita) =>
    who.ask(`POST user ${path}`, body, headers);
  const read = (id: string) => rita.ask(`GET user ${path}/${id}`);
  const put = (id: string, body: unknown, headers = {}) => rita.ask(`PUT user ${path}/${id}`, body, headers);
  const remove = (id: string, headers = {}) => rita.ask(`DELETE user ${path}/${id}`, undefined, headers);

  test('get an id and the uids that are missing; names and numbers are those of the catalogue', async () => {
    const { body } = await save();
    expect(body).toMatchObject({ id: expect.any(String), title: 'Blues' });
    expect(body.basket).toMatchObject([
      { id: 'p-0001', uid: 'pigments::p-0001', product_name: 'Rubelis Red 3540', prd: '213540' },
      { id: 'p-0002', product_name: 'Azurenta Blue 1153' },
    ]);
    expect((await read(body.id)).body).toEqual(body);
  });

  test.each([[1], [5]])('hold two to four products, not %i', async (count) => {
    const ids = ['p-0001', 'p-0002', 'p-0003', 'p-0004', 'p-0005'].slice(0, count);
    expect((await save(comparison(...ids))).status).toBe(400);
  });

  test('are changed and deleted in the version that the call names, if it names one', async () => {
    const { body: first } = await save();
    const { id } = first;
    const rename = (title: string) => put(id, { ...pair, title }, on(first.version));
    const { body: second } = await rename('Reds');
    expect(second.title).toBe('Reds');
    expect((await rename('Reds')).body).toEqual(second);
    expect((await read(id)).body).toEqual(second);
    for (const { status, body } of [await rename('Greens'), await remove(id, on(first.version))])
      expect([status, body.current]).toEqual([412, second]);
    expect((await remove(id, on(second.version))).status).toBe(204);
    expect((await read(id)).status).toBe(404);
  });

  test('are refused with a product that does not exist', async () => {
    const message = 'The product "Product p-9999" does not exist.';
    const { status, body } = await save(comparison('p-0001', 'p-9999'));
    expect([status, body]).toEqual([400, { code: 'unknown_product', message, fields: { basket: message } }]);
    const { id } = (await save()).body;
    expect((await put(id, comparison('p-0001', 'p-9999'))).status).toBe(400);
  });

  test('hold a product once, and only products of the industry', async () => {
    const fields = { basket: 'The product "Rubelis Red 3540" stands there twice.' };
    expect(await save(comparison('p-0001', 'p-0001'))).toMatchObject({ status: 400, body: { fields } });
    const other = await save({ ...pair, industry: 'food-pharma' });
    expect(other).toMatchObject({ status: 400, body: { code: 'wrong_product' } });
  });

  test('are no more than 100 for each user', async () => {
    const { id } = (await save()).body;
    for (let count = 1; count < 100; count++) expect((await save()).status).toBe(201);
    expect(await save()).toMatchObject({ status: 409, body: { code: 'too_many_comparisons' } });
    await remove(id);
    expect((await save()).status).toBe(201);
    expect((await save(pair, {}, await demo.as('Vera'))).status).toBe(201);
  });

  test('are made once for each idempotency key, and for one body', async () => {
    const { body: saved } = await save(pair, keyed('one'));
    const turned = { basket: pair.basket, industry: pair.industry, title: ' Blues ' };
    expect(await save(turned, keyed('one'))).toMatchObject({ status: 201, body: saved });
    const greens = { ...pair, title: 'Greens' };
    const reused = { status: 422, body: { code: 'idempotency_key_reused' } };
    expect(await save(greens, keyed('one'))).toMatchObject(reused);
    // It is answered as it is by now.
    const { body: renamed } = await put(saved.id, greens);
    expect((await save(pair, keyed('one'))).body).toEqual(renamed);
    expect(await save(greens, keyed('one'))).toMatchObject(reused);
    expect((await save(greens, keyed('two'))).body.id).not.toBe(saved.id);
    // Nor does a repeated call bring back what was deleted since.
    await remove(saved.id);
    expect((await save(pair, keyed('one'))).status).toBe(404);
    expect((await save(greens, keyed('one'), await demo.as('Vera'))).status).toBe(201);
  });

  const store = () => createComparisonStore(demo.ground.database);
  /** Saved while all its products were there. */
  const saveOld = (...ids: string[]) => {
    const basket = ids.map((id) => basketItem(item(id)));
    return store().create('u-01', { ...pair, basket, updatedDate: '2026-08-21T13:05:00.000Z' }).id;
  };

  test('leave out products that are gone, and say so until what is left is saved', async () => {
    const id = saveOld('p-0001', 'p-9999', 'p-0002');
    await read(id);
    const { title, industry, basket, version, dropped } = (await read(id)).body;
    expect([basket.length, dropped]).toEqual([2, ['Product p-9999']]);
    const saved = await put(id, { title, industry, basket }, on(version));
    expect(saved.status).toBe(200);
    for (const { body } of [saved, await read(id)]) expect(body).not.toHaveProperty('dropped');
  });

  test('keep products that are closed to their owner by now, for when they open again', async () => {
    const id = saveOld('p-0001', 'p-0003', 'p-0002');
    const setClosed = (is: number) => demo.sql("UPDATE product SET is_internal = ? WHERE id = 'p-0003'", is);
    const idsOf = ({ body }: Answer) => body.basket.map((each: { id: string }) => each.id);
    try {
      setClosed(1);
      expect(idsOf(await read(id))).toEqual(['p-0001', 'p-0002']);
      expect(idsOf(await put(id, comparison('p-0002', 'p-0001')))).toEqual(['p-0002', 'p-0001']);
    } finally {
      setClosed(0);
    }
    expect(idsOf(await read(id))).toEqual(['p-0002', 'p-0001', 'p-0003']);
  });

  test('are gone where one product is left, and do not count for the limit', async () => {
    saveOld('p-0001', 'p-9999');
    expect((await rita.ask(`GET user ${path}`)).body).toEqual([]);
    await save();
    expect(store().count('u-01')).toBe(1);
  });
});
