import { beforeEach, expect, test } from 'vitest';
import { type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

let demo: TestDemo;
let owner: TestBrowser;
let visitor: TestBrowser;
const path = '/api/v1/product-comparison';
const UNKNOWN = 'a product that does not exist or is not open to you';
const item = (number: number) => ({
  id: `p-000${number}`,
  resultType: 'pigments',
  product_name: `Product ${number}`,
});

beforeEach(async () => {
  demo = await testDemo({ hasRateLimits: false });
  owner = demo.browser();
  visitor = demo.browser();
  await owner.login('rita.holm@example.com');
});

async function save(...numbers: number[]) {
  const body = { title: 'Three reds', industry: 'coatings', basket: numbers.map(item) };
  return (await owner.call('POST', 'user', path, { body })).json();
}

test('a share id opens for visitors, without the id that its owner has', async () => {
  const { id, shareId } = await save(1, 2);
  const { sharedComparison } = await visitor.payload(`/compare?comparison=${shareId}`);
  expect(sharedComparison).toMatchObject({ shareId, title: 'Three reds', industry: 'coatings', dropped: [] });
  expect(sharedComparison?.basket.map(({ uid }) => uid)).toEqual(['pigments::p-0001', 'pigments::p-0002']);
  expect(JSON.stringify(sharedComparison)).not.toContain(id);
  const byId = await visitor.call('GET', 'site', `/compare?comparison=${id}`);
  expect(byId.status).toBe(404);
});

test('a share id brings the reference and the medium of its owner', async () => {
  const body = { title: 'Two reds', industry: 'coatings', basket: [item(1), item(2)] };
  const view = { reference: 'pigments::p-0002', medium: 'powder-polyester' };
  const { id, shareId } = await (
    await owner.call('POST', 'user', path, { body: { ...body, ...view } })
  ).json();
  expect((await visitor.payload(`/compare?comparison=${shareId}`)).sharedComparison).toMatchObject(view);
  await owner.call('PUT', 'user', `${path}/${id}`, { body: { ...body, reference: 'pigments::p-0009' } });
  const { sharedComparison } = await visitor.payload(`/compare?comparison=${shareId}`);
  expect(sharedComparison?.title).toBe('Two reds');
  expect(sharedComparison).not.toHaveProperty('reference');
  expect(sharedComparison).not.toHaveProperty('medium');
});

test('a deleted one answers 404 with a page that says so', async () => {
  const { id, shareId } = await save(1, 2);
  await owner.call('DELETE', 'user', `${path}/${id}`);
  const answer = await visitor.call('GET', 'site', `/compare?comparison=${shareId}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('This comparison is gone.');
});

test('products that are gone are said in the words for closed ones', async () => {
  const { shareId } = await save(1, 2, 3);
  demo.ground.database.prepare('DELETE FROM product WHERE id = ?').run('p-0002');
  const { sharedComparison } = await visitor.payload(`/compare?comparison=${shareId}`);
  expect(sharedComparison?.basket).toHaveLength(2);
  expect(sharedComparison?.dropped).toEqual([UNKNOWN]);
});

test('an unsaved link holds industry and products; what does not fit is left out, and said', async () => {
  const { sharedComparison } = await visitor.payload(
    '/compare?i=coatings&uids=pigments::p-0001,pigments::p-9999,pigments::p-0002',
  );
  expect(sharedComparison?.industry).toBe('coatings');
  expect(sharedComparison?.basket.map(({ id }) => id)).toEqual(['p-0001', 'p-0002']);
  expect(sharedComparison?.dropped).toEqual([UNKNOWN]);
  expect(
    (await visitor.payload('/compare?i=nothing&uids=pigments::p-0001')).sharedComparison,
  ).toBeUndefined();
  expect((await visitor.payload('/compare')).sharedComparison).toBeUndefined();
});

test('a fifth product has no place, and is named', async () => {
  const coatings = demo.ground.database
    .prepare('SELECT id, name FROM product')
    .all()
    .map((row) => ({ id: String(row.id), name: String(row.name) }));
  const links = coatings.map(({ id }) => `pigments::${id}`).slice(0, 20);
  const { sharedComparison } = await visitor.payload(`/compare?i=coatings&uids=${links.join(',')}`);
  const { basket = [], dropped = [] } = sharedComparison ?? {};
  expect(basket).toHaveLength(4);
  expect(dropped).toHaveLength(16);
  const [first] = basket;
  const names = coatings.map(({ name }) => name);
  expect(names).toContain(first?.product_name);
  expect(dropped.filter((name) => names.includes(name)).length).toBeGreaterThan(0);
});

test.each([
  ['of unknown products', 'i=coatings&uids=pigments::p-9998,pigments::p-9999'],
  ['of an unknown industry', 'i=nothing&uids=pigments::p-0001'],
  ['of nothing', 'i=coatings&uids='],
  ['without an industry', 'uids=pigments::p-0001,pigments::p-0002'],
])('a link %s answers 404 with a page that says so', async (_, query) => {
  const answer = await visitor.call('GET', 'site', `/compare?${query}`);
  expect(answer.status).toBe(404);
  const text = await answer.text();
  expect(text).not.toContain('data-ce-widget="compare-page"');
  expect(text).toContain('This link is incomplete.');
  expect(text).not.toContain('deleted');
});

test("an editors' comparison comes with content and components; an unknown one is a 404", async () => {
  const { advancedComparison } = await visitor.payload('/compare?advanced=ac-001');
  expect(advancedComparison).toMatchObject({ id: 'ac-001' });
  expect(advancedComparison?.content).toContain('<p>');
  expect(advancedComparison?.components?.[0]?.link).toMatch(/^\/product\/p-\d+\?i=/);
  expect((await visitor.call('GET', 'site', '/compare?advanced=ac-x')).status).toBe(404);
});
