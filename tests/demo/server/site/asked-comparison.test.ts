import { beforeEach, expect, test } from 'vitest';
import { demoForEach } from '../support/demo-for.ts';
import type { TestBrowser } from '../support/test-demo.ts';

const { demo, browser: visitor } = demoForEach({ hasRateLimits: false });
let owner: TestBrowser;
beforeEach(async () => {
  owner = await demo.as('Rita');
});

const path = '/api/v1/product-comparison';
const UNKNOWN = 'a product that does not exist or is not open to you';
const withProducts = (...numbers: number[]) => ({
  title: 'Three reds',
  industry: 'coatings',
  basket: numbers.map((number) => ({ id: `p-000${number}`, resultType: 'pigments', product_name: '-' })),
});
const save = async (body: object) => (await owner.ask(`POST user ${path}`, body)).body;
const shared = async (query: string) => (await visitor.payload(`/compare?${query}`)).sharedComparison;
const missing = async (query: string) => {
  const { status, body } = await visitor.ask(`GET site /compare?${query}`);
  expect(status).toBe(404);
  return body;
};

test('a share id opens for visitors, without the id that its owner has', async () => {
  const { id, shareId } = await save(withProducts(1, 2));
  const found = await shared(`comparison=${shareId}`);
  expect(found).toMatchObject({ shareId, title: 'Three reds', industry: 'coatings', dropped: [] });
  expect(found?.basket.map(({ uid }) => uid)).toEqual(['pigments::p-0001', 'pigments::p-0002']);
  expect(JSON.stringify(found)).not.toContain(id);
  await missing(`comparison=${id}`);
});

test('a share id brings the reference and the medium of its owner', async () => {
  const view = { reference: 'pigments::p-0002', medium: 'powder-polyester' };
  const { id, shareId } = await save({ ...withProducts(1, 2), ...view });
  expect(await shared(`comparison=${shareId}`)).toMatchObject(view);
  await owner.ask(`PUT user ${path}/${id}`, { ...withProducts(1, 2), reference: 'pigments::p-0009' });
  const found = await shared(`comparison=${shareId}`);
  expect(found?.title).toBe('Three reds');
  for (const key of ['reference', 'medium']) expect(found).not.toHaveProperty(key);
});

test('a deleted one answers 404 with a page that says so', async () => {
  const { id, shareId } = await save(withProducts(1, 2));
  await owner.ask(`DELETE user ${path}/${id}`);
  expect(await missing(`comparison=${shareId}`)).toContain('This comparison is gone.');
});

test('products that are gone are said in the words for closed ones', async () => {
  const { shareId } = await save(withProducts(1, 2, 3));
  demo.sql("DELETE FROM product WHERE id = 'p-0002'");
  expect(await shared(`comparison=${shareId}`)).toMatchObject({ basket: { length: 2 }, dropped: [UNKNOWN] });
});

test('an unsaved link holds industry and products; what does not fit is left out, and said', async () => {
  const found = await shared('i=coatings&uids=pigments::p-0001,pigments::p-9999,pigments::p-0002');
  expect(found).toMatchObject({ industry: 'coatings', dropped: [UNKNOWN] });
  expect(found?.basket.map(({ id }) => id)).toEqual(['p-0001', 'p-0002']);
  for (const query of ['i=nothing&uids=pigments::p-0001', '']) expect(await shared(query)).toBeUndefined();
});

test('a fifth product has no place, and is named', async () => {
  const products = demo.sql('SELECT id, name FROM product LIMIT 20');
  const names = products.map(({ name }) => String(name));
  const { basket = [], dropped = [] } =
    (await shared(`i=coatings&uids=${products.map(({ id }) => `pigments::${id}`).join()}`)) ?? {};
  expect([basket.length, dropped.length]).toEqual([4, 16]);
  expect(names).toContain(basket[0]?.product_name);
  expect(dropped.filter((name) => names.includes(name)).length).toBeGreaterThan(0);
});

test.each([
  ['of unknown products', 'i=coatings&uids=pigments::p-9998,pigments::p-9999'],
  ['of an unknown industry', 'i=nothing&uids=pigments::p-0001'],
  ['of nothing', 'i=coatings&uids='],
  ['without an industry', 'uids=pigments::p-0001,pigments::p-0002'],
])('a link %s answers 404 with a page that says so', async (_, query) => {
  const text = await missing(query);
  expect(text).toContain('This link is incomplete.');
  expect(text).not.toMatch(/data-ce-widget="compare-page"|deleted/);
});

test("an editors' comparison comes with content and components; an unknown one is a 404", async () => {
  const { advancedComparison } = await visitor.payload('/compare?advanced=ac-001');
  expect(advancedComparison).toMatchObject({ id: 'ac-001', content: expect.stringContaining('<p>') });
  expect(advancedComparison?.components?.[0]?.link).toMatch(/^\/product\/p-\d+\?i=/);
  await missing('advanced=ac-x');
});
