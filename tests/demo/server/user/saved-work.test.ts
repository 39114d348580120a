import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createComparisonStore } from '../../../../demo/server/user/comparison-store.ts';
import { basketItem } from '../../../../src/domain/product/basket-item.ts';
import { type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

let demo: TestDemo;
let browser: TestBrowser;
beforeAll(async () => {
  demo = await testDemo({ hasRateLimits: false });
});
beforeEach(async () => {
  demo.ground.database.exec('DELETE FROM favorite; DELETE FROM comparisons');
  browser = demo.browser();
  await browser.login('rita.holm@example.com');
});

const prdOf = (id: string) =>
  String(demo.ground.database.prepare('SELECT prd FROM product WHERE id = ?').get(id)?.prd);

describe('document favourites', () => {
  const path = '/api/v1/product-sheet/favorite';
  const save = (body: unknown) => browser.call('POST', 'user', path, { body });
  const list = async (query = '') => (await browser.call('GET', 'user', `${path}${query}`)).json();

  test('a second one of a product replaces the types', async () => {
    const productId = prdOf('p-0001');
    const first = await (await save({ productId, documentTypes: ['tds'] })).json();
    const second = await (await save({ productId, documentTypes: ['tds', 'coa', 'tds'] })).json();
    expect(second).toMatchObject({ id: first.id, productId, documentTypes: ['tds', 'coa'] });
    expect(await list()).toEqual([second]);
  });

  test('missing types stand for all documents', async () => {
    for (const body of [{}, { documentTypes: null }])
      expect((await (await save({ productId: prdOf('p-0001'), ...body })).json()).documentTypes).toEqual([]);
  });

  test.each(['pdf', 'tds,test_report'])('refuse types that do not exist for the user: %s', async (types) => {
    const refused = await save({ productId: prdOf('p-0001'), documentTypes: types.split(',') });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: { documentTypes: 'There is no such type of documents.' },
    });
    expect(await list()).toEqual([]);
  });

  test('keep a type whose right was lost since', async () => {
    const productId = prdOf('p-0001');
    demo.ground.database
      .prepare("INSERT INTO favorite VALUES ('f-old', 'u-01', ?, ?)")
      .run(productId, '["test_report"]');
    expect((await save({ productId, documentTypes: ['test_report', 'tds'] })).status).toBe(201);
  });

  test('are found by the products that are asked for', async () => {
    const [one, two] = [prdOf('p-0001'), prdOf('p-0002')];
    await save({ productId: one });
    await save({ productId: two });
    expect((await list(`?productIds=${one}`)).map((each: { productId: string }) => each.productId)).toEqual([
      one,
    ]);
    expect(await list(`?productIds=${one},${two}`)).toHaveLength(2);
    expect(await list('?productIds=0')).toEqual([]);
  });

  test('are removed by their owner alone', async () => {
    const { id } = await (await save({ productId: prdOf('p-0001') })).json();
    const other = demo.browser();
    await other.login('vera.lindqvist@example.com');
    expect((await other.call('DELETE', 'user', `${path}/${id}`)).status).toBe(404);
    expect((await browser.call('DELETE', 'user', `${path}/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('are changed and removed in the version that the call names, if it names one', async () => {
    const productId = prdOf('p-0001');
    const first = await (await save({ productId, documentTypes: ['tds'] })).json();
    const on = (version: string) => ({ headers: { 'if-match': `"${version}"` } });
    const add = (type: string, version: string) =>
      browser.call('POST', 'user', path, {
        body: { productId, documentTypes: ['tds', type] },
        ...on(version),
      });
    const second = await (await add('coa', first.version)).json();
    expect(second.version).not.toBe(first.version);
    // Its answer may have been lost.
    expect(await (await add('coa', first.version)).json()).toEqual(second);
    for (const refused of [
      await add('rohs', first.version),
      await browser.call('DELETE', 'user', `${path}/${first.id}`, on(first.version)),
    ]) {
      expect([refused.status, await refused.json()]).toEqual([
        412,
        { message: 'This has been changed meanwhile.', code: 'changed', current: second },
      ]);
    }
    expect((await browser.call('DELETE', 'user', `${path}/${first.id}`, on(second.version))).status).toBe(
      204,
    );
    const gone = await add('rohs', second.version);
    expect([gone.status, await gone.json()]).toEqual([
      412,
      { message: 'This has been changed meanwhile.', code: 'changed' },
    ]);
  });

  test('are refused for a product that does not exist', async () => {
    expect((await save({ productId: 'nothing' })).status).toBe(404);
  });
});

describe('saved comparisons', () => {
  const path = '/api/v1/product-comparison';
  const item = (id: string) => ({ id, resultType: 'pigments', product_name: `Product ${id}` });
  const comparison = (...ids: string[]) => ({ title: 'Blues', industry: 'coatings', basket: ids.map(item) });
  const save = async (body: unknown) => browser.call('POST', 'user', path, { body });
  const read = (id: string) => browser.call('GET', 'user', `${path}/${id}`);

  test('get an id, and the uids that are missing', async () => {
    const saved = await (await save(comparison('p-0001', 'p-0002'))).json();
    expect(saved).toMatchObject({ id: expect.any(String), title: 'Blues' });
    expect(saved.basket[0].uid).toBe('pigments::p-0001');
    expect(await (await read(saved.id)).json()).toEqual(saved);
  });

  test.each([[1], [5]])('hold two to four products, not %i', async (count) => {
    const ids = ['p-0001', 'p-0002', 'p-0003', 'p-0004', 'p-0005'].slice(0, count);
    expect((await save(comparison(...ids))).status).toBe(400);
  });

  test('are replaced and deleted by their owner alone', async () => {
    const { id } = await (await save(comparison('p-0001', 'p-0002'))).json();
    const other = demo.browser();
    await other.login('vera.lindqvist@example.com');
    const body = { ...comparison('p-0003', 'p-0004'), title: 'Reds' };
    expect((await other.call('PUT', 'user', `${path}/${id}`, { body })).status).toBe(404);
    expect((await other.call('DELETE', 'user', `${path}/${id}`)).status).toBe(404);
    expect((await (await browser.call('PUT', 'user', `${path}/${id}`, { body })).json()).title).toBe('Reds');
    expect((await browser.call('DELETE', 'user', `${path}/${id}`)).status).toBe(204);
    expect((await read(id)).status).toBe(404);
  });

  test('are changed and deleted in the version that the call names, if it names one', async () => {
    const body = comparison('p-0001', 'p-0002');
    const first = await (await save(body)).json();
    const on = (version: string) => ({ headers: { 'if-match': `"${version}"` } });
    const put = (title: string, version: string) =>
      browser.call('PUT', 'user', `${path}/${first.id}`, { body: { ...body, title }, ...on(version) });
    const second = await (await put('Reds', first.version)).json();
    expect(await (await put('Reds', first.version)).json()).toEqual(second);
    expect(await (await read(first.id)).json()).toEqual(second);
    for (const refused of [
      await put('Greens', first.version),
      await browser.call('DELETE', 'user', `${path}/${first.id}`, on(first.version)),
    ]) {
      expect([refused.status, (await refused.json()).current]).toEqual([412, second]);
    }
    expect((await browser.call('DELETE', 'user', `${path}/${first.id}`, on(second.version))).status).toBe(
      204,
    );
  });

  test('are refused with a product that does not exist', async () => {
    const refused = await save(comparison('p-0001', 'p-9999'));
    expect([refused.status, await refused.json()]).toEqual([
      400,
      {
        code: 'unknown_product',
        message: 'The product "Product p-9999" does not exist.',
        fields: { basket: 'The product "Product p-9999" does not exist.' },
      },
    ]);
    const { id } = await (await save(comparison('p-0001', 'p-0002'))).json();
    const body = comparison('p-0001', 'p-9999');
    expect((await browser.call('PUT', 'user', `${path}/${id}`, { body })).status).toBe(400);
  });

  test('have names and numbers of the catalogue, whatever the call says of them', async () => {
    const saved = await (await save(comparison('p-0001', 'p-0002'))).json();
    expect(saved.basket).toEqual([
      expect.objectContaining({ id: 'p-0001', product_name: 'Rubelis Red 3540', prd: '213540' }),
      expect.objectContaining({ id: 'p-0002', product_name: 'Azurenta Blue 1153' }),
    ]);
  });

  test('hold a product once, and only products of the industry', async () => {
    const twice = await save(comparison('p-0001', 'p-0001'));
    expect([twice.status, (await twice.json()).fields.basket]).toEqual([
      400,
      'The product "Rubelis Red 3540" stands there twice.',
    ]);
    const other = await save({ ...comparison('p-0001', 'p-0002'), industry: 'food-pharma' });
    expect([other.status, (await other.json()).code]).toEqual([400, 'wrong_product']);
  });

  test('are no more than 100 for each user', async () => {
    const { id } = await (await save(comparison('p-0001', 'p-0002'))).json();
    for (let count = 1; count < 100; count++)
      expect((await save(comparison('p-0001', 'p-0002'))).status).toBe(201);
    const refused = await save(comparison('p-0001', 'p-0002'));
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'too_many_comparisons']);
    await browser.call('DELETE', 'user', `${path}/${id}`);
    expect((await save(comparison('p-0001', 'p-0002'))).status).toBe(201);
    const other = demo.browser();
    await other.login('vera.lindqvist@example.com');
    const body = comparison('p-0001', 'p-0002');
    expect((await other.call('POST', 'user', path, { body })).status).toBe(201);
  });

  test('are made once for each idempotency key, and for one body', async () => {
    const keyed = (body: unknown, key = 'key-1') =>
      browser.call('POST', 'user', path, { body, headers: { 'idempotency-key': key } });
    const body = comparison('p-0001', 'p-0002');
    const saved = await (await keyed(body)).json();
    const repeated = await keyed({ basket: body.basket, industry: body.industry, title: ' Blues ' });
    expect([repeated.status, await repeated.json()]).toEqual([201, saved]);
    const refused = await keyed({ ...body, title: 'Reds' });
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'idempotency_key_reused']);
    // It is answered as it is by now.
    const changes = { ...body, title: 'Greens' };
    const changed = await (
      await browser.call('PUT', 'user', `${path}/${saved.id}`, { body: changes })
    ).json();
    expect(await (await keyed(body)).json()).toEqual(changed);
    expect((await keyed(changes)).status).toBe(422);
    expect((await (await keyed(changes, 'key-2')).json()).id).not.toBe(saved.id);
    // Nor does a repeated call bring back what was deleted since.
    await browser.call('DELETE', 'user', `${path}/${saved.id}`);
    expect((await keyed(body)).status).toBe(404);
    const other = demo.browser();
    await other.login('vera.lindqvist@example.com');
    const headers = { 'idempotency-key': 'key-1' };
    expect((await other.call('POST', 'user', path, { body: changes, headers })).status).toBe(201);
  });

  /** Saved while all its products were there. */
  const saveOld = (...ids: string[]) =>
    createComparisonStore(demo.ground.database).create('u-01', {
      title: 'Blues',
      industry: 'coatings',
      basket: ids.map((id) => basketItem(item(id))),
      updatedDate: '2026-08-21T13:05:00.000Z',
    });

  test('leave out products that are gone, and say so until what is left is saved', async () => {
    const { id } = saveOld('p-0001', 'p-9999', 'p-0002');
    await read(id);
    const left = await (await read(id)).json();
    expect(left).toMatchObject({ dropped: ['Product p-9999'] });
    expect(left.basket).toHaveLength(2);
    const { title, industry, basket, version } = left;
    const body = { title, industry, basket };
    const headers = { 'if-match': `"${version}"` };
    const saved = await browser.call('PUT', 'user', `${path}/${id}`, { body, headers });
    expect(saved.status).toBe(200);
    for (const answer of [saved, await read(id)]) expect(await answer.json()).not.toHaveProperty('dropped');
  });

  test('keep products that are closed to their owner by now, for when they open again', async () => {
    const { id } = saveOld('p-0001', 'p-0003', 'p-0002');
    const setClosed = demo.ground.database.prepare(`UPDATE product SET is_internal = ? WHERE id = 'p-0003'`);
    const put = (body: object) => browser.call('PUT', 'user', `${path}/${id}`, { body });
    const idsOf = async (answer: Response) =>
      ((await answer.json()) as { basket: { id: string }[] }).basket.map((each) => each.id);
    const rest = ['p-0002', 'p-0001'].map(item);
    try {
      setClosed.run(1);
      expect(await idsOf(await read(id))).toEqual(['p-0001', 'p-0002']);
      const changed = await put({ title: 'Renamed', industry: 'coatings', basket: rest });
      expect(await idsOf(changed)).toEqual(['p-0002', 'p-0001']);
    } finally {
      setClosed.run(0);
    }
    expect(await idsOf(await read(id))).toEqual(['p-0002', 'p-0001', 'p-0003']);
  });

  test('are gone where one product is left, and do not count for the limit', async () => {
    saveOld('p-0001', 'p-9999');
    expect(await (await browser.call('GET', 'user', path)).json()).toEqual([]);
    const store = createComparisonStore(demo.ground.database);
    await save(comparison('p-0001', 'p-0002'));
    expect(store.count('u-01')).toBe(1);
  });
});
