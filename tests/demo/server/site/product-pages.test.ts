import { describe, expect, test } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { demoForAll } from '../support/demo-for.ts';

const maker = catalogueMaker();
const { demo } = demoForAll({ hasRateLimits: false });

/** What demo users are in these tests, by first name. */
const names = {
  ...{ visitor: undefined, registered: 'Rita', 'no-roles': 'Nils', 'empty-roles': 'Emil', validated: 'Vera' },
  ...{ internal: 'Ivo', admin: 'Ada', 'pigment-editor': 'Edda', 'document-manager': 'Dario' },
};
type Who = keyof typeof names;

const browserOf = (who: Who) => {
  const name = names[who];
  return name ? demo.as(name) : demo.browser();
};
const visit = async (who: Who, path: string) => (await browserOf(who)).ask(`GET site ${path}`);

const CLOSED = 'This page is not open to you';
test.each<[Who, string, number, string]>([
  ['visitor', '/products/p-0001', 403, CLOSED],
  ['registered', '/products/p-0001', 403, CLOSED],
  ['validated', '/products/p-0001', 403, CLOSED],
  ['internal', '/products/p-0001', 403, CLOSED],
  ['pigment-editor', '/products/p-0001', 200, '<h1>Rubelis Red 3540</h1>'],
  ['document-manager', '/products/p-0001', 200, '<h1>Rubelis Red 3540</h1>'],
  ['admin', '/products/p-0001', 200, '<h1>Rubelis Red 3540</h1>'],
  ['pigment-editor', '/products/p-9999', 404, '<h1>'],
  ['visitor', '', 403, CLOSED],
  ['validated', '/users', 403, CLOSED],
  ['pigment-editor', '', 200, '<h1>Administration</h1>'],
  ['pigment-editor', '/users', 200, '<h1>Users</h1>'],
  ['pigment-editor', '/users/u-1', 404, 'There is no page at this address'],
])('for %s: /admin%s answers %i', async (who, path, status, words) => {
  const answer = await visit(who, `/admin${path}`);
  expect(answer.status).toBe(status);
  expect(answer.body).toContain(words);
  expect(answer.body.includes('Rubelis Red 3540')).toBe(words.includes('Rubelis Red 3540'));
});

describe('/formulations?id=', () => {
  test.each<[Who, number]>([
    ['visitor', 403],
    ['registered', 403],
    ['no-roles', 403],
    ['empty-roles', 403],
    ['validated', 200],
    ['internal', 200],
  ])('shows the whole formulation for %s with the status %i', async (who, status) => {
    const [{ id, document } = {}] = demo.sql('SELECT id, document FROM formulation LIMIT 1');
    const { title, parts } = JSON.parse(String(document)) as { title: string; parts: { share: number }[] };
    const answer = await visit(who, `/formulations?id=${id}`);
    expect(answer.status).toBe(status);
    const shares = parts.map(({ share }) => `<td>${share.toFixed(2)}</td>`);
    for (const words of [`<h1>${title}</h1>`, ...shares, '<td>100.00</td>'])
      expect(answer.body.includes(words)).toBe(status === 200);
  });

  test('that does not exist is not found, and without an id all are shown, page by page', async () => {
    expect((await visit('validated', '/formulations?id=f-9999')).status).toBe(404);
    const closed = await visit('visitor', '/formulations');
    expect(closed.status).toBe(200);
    expect(closed.body).not.toContain('?id=f-');
    const list = async (query: string): Promise<number> =>
      (await visit('validated', `/formulations?${query}`)).body.match(/\?id=f-\d{4}/g)?.length ?? 0;
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list(`page=${page}`)));
    expect(pages).toEqual([24, 24, 24, 24, 24, 0]);
    // Nobody has saved any here.
    expect(await list('tab=mine')).toBe(0);
    expect(await list('q=masterbatch')).toBeGreaterThan(0);
    expect(await list('q=masterbatch')).toBeLessThan(24);
  });
});

describe('/shared-document', () => {
  const idOf = (type: string) =>
    maker.assets(maker.product(0)).find((asset) => asset.type === type)?.id ?? 'a-0000-00';
  const login = 'To access the document, you need to login to your account.';
  const rights =
    'You do not have sufficient privileges to access the document. Please contact your counterpart for support.';

  test('says that a link without a document is incomplete', async () => {
    const { status, body } = await visit('visitor', '/shared-document');
    expect(status).toBe(404);
    expect(body).toContain('<h1>This link is incomplete</h1>');
    expect(body).toContain('It does not say which document it is for.');
  });

  test('is the page that the payload names for links to documents', async () => {
    expect((await demo.browser().payload()).links?.sharedDocument).toBe('/shared-document');
  });

  test.each<[string, Who, number, string]>([
    ['tds', 'visitor', 200, '>Download</a>'],
    ['svhc', 'visitor', 401, login],
    ['svhc', 'no-roles', 403, rights],
    ['svhc', 'empty-roles', 200, '>Download</a>'],
    ['coa', 'empty-roles', 403, rights],
    ['coa', 'validated', 200, '>Download</a>'],
    ['nothing', 'internal', 404, 'This document does not exist.'],
  ])('shows the document %s for %s with the status %i', async (type, who, status, words) => {
    const answer = await visit(who, `/shared-document?document=${idOf(type)}`);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(words);
    expect(answer.body.includes('<a href="/product/p-0001">Rubelis Red 3540</a>')).toBe(status === 200);
    if (status === 401) expect(answer.body).toContain('data-ce-open="login"');
  });

  test.each<[string, Who, number]>([
    ['tds', 'visitor', 200],
    ['svhc', 'visitor', 401],
    ['svhc', 'empty-roles', 200],
    ['coa', 'empty-roles', 403],
    ['coa', 'validated', 200],
  ])('its link gives %s to %s: %i', async (type, who, status) => {
    const goesOn = await visit(who, `/shared-document/download?document=${idOf(type)}`);
    const { origin, pathname, search } = new URL(goesOn.headers.get('location') ?? '');
    expect([goesOn.status, origin]).toEqual([303, demo.ground.origins.document]);
    const open = async () => (await demo.browser().ask(`GET document ${pathname}${search}`)).status;
    expect(await open()).toBe(status);
    // A user's ticket is used.
    if (who !== 'visitor') expect(await open()).toBe(410);
  });
});
