import { describe, expect, it, test } from 'vitest';
import type { Viewer } from '../../../../../demo/server/base/context.ts';
import { viewers } from '../../service.ts';
import { catalogHarness, openIds } from './catalog-harness.ts';

const harness = catalogHarness();
const { visitor, validated, internal, catalogManager } = viewers;

describe('GET /api/v1/catalog', () => {
  it('gives a swatch for each product that counts, in its order, null where it was not measured', async () => {
    const reds = (await harness.list(validated)).find(({ title }) => title.startsWith('Reds'));
    expect(reds).toMatchObject({ count: 26, excludedCount: 1, isFavorite: false, swatches: { length: 26 } });
    const measured = reds?.swatches.filter((swatch) => swatch !== null) ?? [];
    expect(measured).toEqual(Array.from({ length: 25 }, () => expect.stringMatching(/^#[0-9a-f]{6}$/)));
  });

  it('lists an empty one, and those that are full', async () => {
    const counts = (await harness.list(internal)).map(({ count, excludedCount }) => [count, excludedCount]);
    expect(counts).toContainEqual([100, 0]);
    expect(counts).toContainEqual([100, 1]);
    const empty = expect.objectContaining({ title: 'Trade fair 2027', count: 0, swatches: [] });
    expect(await harness.list(validated)).toContainEqual(empty);
  });

  it('stands newest first, standard ones before own ones', async () => {
    const list = await harness.list(internal);
    const keys = list.map(({ isStandard, createdAt }) => `${Number(isStandard)} ${createdAt}`);
    expect(keys).toEqual(keys.toSorted().reverse());
  });
});

describe('the perspective', () => {
  it('shows internal products to internal users who do not look as a customer', async () => {
    const asStaff = await harness.read('c-02', internal);
    expect(asStaff).toMatchObject({ count: 61, hiddenCount: 0, customerCount: 58 });
    const productIds = asStaff.productIds.filter((id) => !['p-0086', 'p-0140', 'p-0150'].includes(id));
    const seen = { count: 58, hiddenCount: 3, customerCount: 58, swatches: { length: 58 }, productIds };
    expect(await harness.read('c-02', internal, '?perspective=customer')).toMatchObject(seen);
  });

  it.each([validated, visitor])(
    'is the customer’s for all others, who are not told what is hidden',
    async (viewer) => {
      for (const query of ['', '?perspective=internal', '?perspective=customer']) {
        const catalog = await harness.read('c-02', viewer, query);
        expect(catalog.count).toBe(58);
        for (const key of ['hiddenCount', 'customerCount']) expect(catalog).not.toHaveProperty(key);
        const listed = (await harness.list(viewer, query)).find(({ id }) => id === 'c-02');
        expect(listed).toMatchObject({ count: 58, excludedCount: 2 });
      }
    },
  );

  it('is refused if there is no such one', async () => {
    const body = { title: 'A', productIds: [], version: 1 };
    for (const call of ['GET ', 'GET /c-01', 'PUT /c-13', 'POST ']) {
      const [method = '', path] = call.split(' ');
      const sent = method === 'GET' ? {} : { body };
      expect((await harness.call(method, `${path}?perspective=x`, validated, sent)).status, call).toBe(400);
    }
    expect((await harness.list(validated)).map(({ title }) => title)).not.toContain('A');
  });

  it('keeps products in the catalogue that a change could not see', async () => {
    const path = '/c-02?perspective=customer';
    const seen = await harness.read('c-02', catalogManager, '?perspective=customer');
    const [first = '', ...others] = seen.productIds;
    const body = { ...seen, productIds: [...others, first] };
    const answer = { count: 58, hiddenCount: 3, version: 2 };
    expect(await harness.call('PUT', path, catalogManager, { body })).toMatchObject({ status: 200, answer });
    const { productIds } = await harness.read('c-02', catalogManager);
    expect(productIds.slice(2, 5)).toEqual(['p-0086', 'p-0140', 'p-0150']);
    expect(productIds.at(-1)).toBe(first);
  });
});

test('leaves out products that do not exist any more', async () => {
  const { productIds } = await harness.read('c-13', validated);
  expect(productIds).not.toContain('p-9990');
  expect(productIds).toContain('p-0301');
});

describe('a change', () => {
  const put = (id: string, body: object) => harness.call('PUT', `/${id}`, validated, { body });

  it('raises the version, and one of an older version brings the present state', async () => {
    const { id } = await harness.make(['p-0001', 'p-0002']);
    const productIds = ['p-0002', 'p-0001'];
    const body = { title: ' Reds ', productIds, excludedProductIds: ['p-0001'], version: 1 };
    const { answer: current } = await put(id, body);
    expect(current).toMatchObject({ title: 'Reds', version: 2, count: 1, excludedCount: 1, productIds });
    const late = await put(id, { ...body, title: 'Blues' });
    expect(late).toMatchObject({ status: 409, answer: { code: 'changed', current } });
    expect(await harness.read(id, validated)).toEqual(current);
  });

  it('may be sent twice, since its response may get lost', async () => {
    const { id } = await harness.make(['p-0001']);
    const body = { title: 'Reds', productIds: [], version: 1 };
    const first = await put(id, body);
    expect(first.answer.version).toBe(2);
    expect(await put(id, body)).toEqual(first);
  });

  it('answers with exclusions in the order of the products', async () => {
    const body = { title: 'A', productIds: ['p-0001', 'p-0002'], excludedProductIds: ['p-0002', 'p-0001'] };
    const { answer } = await harness.call('POST', '', validated, { body });
    expect(answer.excludedProductIds).toEqual(['p-0001', 'p-0002']);
  });
});

describe('the limit', () => {
  it('is 100 products after exclusions', async () => {
    const productIds = openIds(harness, 101);
    const tooMany = { status: 422, answer: { code: 'too_many_products', message: 'Too many products' } };
    const post = (body: object) => harness.call('POST', '', validated, { body: { title: 'Full', ...body } });
    expect(await post({ productIds })).toMatchObject(tooMany);
    expect((await post({ productIds: productIds.slice(1) })).status).toBe(201);
    const full = await post({ productIds, excludedProductIds: productIds.slice(50, 51) });
    expect(full).toMatchObject({ status: 201, answer: { count: 100 } });
    const body = { title: 'Full', productIds, excludedProductIds: [], version: 1 };
    expect(await harness.call('PUT', `/${full.answer.id}`, validated, { body })).toMatchObject(tooMany);
    expect((await harness.read(full.answer.id, validated)).version).toBe(1);
  });

  it('is 100 catalogues of a user’s own', async () => {
    for (let number = 3; number < 100; number++) await harness.make([]);
    const body = { title: 'One too many', productIds: [] };
    const tooMany = { status: 409, answer: { code: 'too_many_catalogs' } };
    expect(await harness.call('POST', '', validated, { body })).toMatchObject(tooMany);
    expect((await harness.call('POST', '', internal, { body })).status).toBe(201);
  });
});

const faults: [what: string, change: object, field: string, message: RegExp][] = [
  ['an empty title', { title: ' ' }, 'title', /required/],
  ['no title', { title: undefined }, 'title', /required/],
  ['a title of 101 characters', { title: 'x'.repeat(101) }, 'title', /too long/],
  ['no products', { productIds: undefined }, 'productIds', /required/],
  ['products that are no list', { productIds: 'p-0001' }, 'productIds', /list/],
  ['an id that is no text', { productIds: [1] }, 'productIds.0', /id of a product/],
  ['an unknown product', { productIds: ['p-9999'] }, 'productIds', /"p-9999" does not exist/],
  ['an internal product', { productIds: ['p-0086'] }, 'productIds', /"p-0086" does not exist/],
  ['a product twice', { productIds: ['p-0001', 'p-0001'] }, 'productIds', /"p-0001" stands there twice/],
  ['an exclusion of nothing', { excludedProductIds: ['p-0003'] }, 'excludedProductIds', /not in the catalog/],
  ['an exclusion twice', { excludedProductIds: ['p-0001', 'p-0001'] }, 'excludedProductIds', /twice/],
];

describe.each(['POST', 'PUT'])('%s', (method) => {
  it.each(faults)('refuses %s with 422 and the field at fault', async (_what, change, field, message) => {
    const made = await harness.make([]);
    const body = { title: 'A', productIds: ['p-0001'], version: 1, ...change };
    const path = method === 'PUT' ? `/${made.id}` : '';
    const { status, answer } = await harness.call(method, path, validated, { body });
    expect([status, answer.code]).toEqual([422, 'invalid_body']);
    expect(answer.fields).toEqual({ [field]: expect.stringMatching(message) });
    expect((await harness.list(validated)).filter(({ isStandard }) => !isStandard)).toHaveLength(4);
  });

  it('refuses what is no JSON with 400', async () => {
    const path = method === 'PUT' ? '/c-13' : '';
    expect((await harness.call(method, path, validated, { body: '{' })).status).toBe(400);
  });
});

test('a change without a version is refused with 422', async () => {
  for (const version of [undefined, 0, 1.5, '1']) {
    const body = { title: 'A', productIds: [], version };
    const { status, answer } = await harness.call('PUT', '/c-13', validated, { body });
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([422, ['version']]);
  }
});

describe('a call with an idempotency key', () => {
  const body = { title: 'Reds', productIds: ['p-0001'] };

  const post = (more: object, viewer: Viewer = validated) =>
    harness.call('POST', '', viewer, { body: { ...body, ...more }, key: 'one' });

  it('makes one catalogue, however often it is sent', async () => {
    expect(await post({})).toEqual(await post({}));
    expect((await harness.list(validated)).filter(({ title }) => title === 'Reds')).toHaveLength(1);
  });

  it('is refused with another body, and taken from another user', async () => {
    await post({});
    const reused = { status: 422, answer: { code: 'idempotency_key_reused' } };
    expect(await post({ title: 'Blues' })).toMatchObject(reused);
    expect((await post({ title: 'Blues' }, internal)).status).toBe(201);
  });
});

describe('favourites', () => {
  const isStarred = async (id: string) => (await harness.read(id, validated)).isFavorite;

  it('are put and taken back, each as often as one likes', async () => {
    for (const [method, is] of [['PUT', true] as const, ['DELETE', false] as const]) {
      for (const _ of [1, 2]) {
        expect((await harness.call(method, '/c-04/favorite')).status).toBe(204);
        expect(await isStarred('c-04')).toBe(is);
      }
    }
  });

  it('are one user’s alone, and go with the catalogue', async () => {
    await harness.call('PUT', '/c-04/favorite');
    expect((await harness.read('c-04', internal)).isFavorite).toBe(false);
    await harness.call('DELETE', '/c-04', catalogManager);
    const left = harness.rows('SELECT * FROM digital_catalog_favorite');
    expect(left.filter(({ catalog_id }) => catalog_id === 'c-04')).toEqual([]);
    expect((await harness.call('PUT', '/c-04/favorite')).status).toBe(404);
  });
});

test('a catalogue is deleted in the version that the call names, if it names one, and then is gone', async () => {
  const remove = (id: string, version?: number) =>
    harness.call('DELETE', `/${id}`, validated, version === undefined ? {} : { version });
  const { version } = await harness.read('c-13', validated);
  const changed = { code: 'changed', current: { id: 'c-13' } };
  expect(await remove('c-13', version + 1)).toMatchObject({ status: 412, answer: changed });
  expect((await remove('c-13', version)).status).toBe(204);
  expect((await harness.call('GET', '/c-13')).status).toBe(404);
  expect((await remove('c-13')).status).toBe(404);
  expect((await remove('c-14')).status).toBe(204);
});
