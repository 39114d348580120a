import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

const maker = catalogueMaker();
let demo: TestDemo;
beforeAll(async () => {
  demo = await testDemo({ hasRateLimits: false });
});

const users = {
  visitor: null,
  registered: 'rita.holm@example.com',
  'no-roles': 'nils.aas@example.com',
  'empty-roles': 'emil.dahl@example.com',
  validated: 'vera.lindqvist@example.com',
  internal: 'ivo.keller@example.com',
  admin: 'ada.meyer@example.com',
  'pigment-editor': 'edda.frey@example.com',
  'document-manager': 'dario.conti@example.com',
};
type Who = keyof typeof users;

async function browserOf(who: Who): Promise<TestBrowser> {
  const browser = demo.browser();
  const email = users[who];
  if (email) await browser.login(email);
  return browser;
}
async function visit(who: Who, path: string): Promise<{ status: number; page: string }> {
  const answer = await (await browserOf(who)).call('GET', 'site', path);
  return { status: answer.status, page: await answer.text() };
}

describe('/admin/products/{id}', () => {
  test.each<[Who, number]>([
    ['visitor', 403],
    ['registered', 403],
    ['validated', 403],
    ['internal', 403],
    ['pigment-editor', 200],
    ['document-manager', 200],
    ['admin', 200],
  ])('shows the product for %s with the status %i', async (who, status) => {
    const { status: answered, page } = await visit(who, '/admin/products/p-0001');
    expect(answered).toBe(status);
    expect(page.includes('<h1>Rubelis Red 3540</h1>')).toBe(status === 200);
  });

  test('answers 404 for a product that does not exist', async () => {
    expect((await visit('pigment-editor', '/admin/products/p-9999')).status).toBe(404);
  });
});

describe('/admin', () => {
  test.each<[Who, string, number, string]>([
    ['visitor', '/admin', 403, 'This page is not open to you'],
    ['validated', '/admin/users', 403, 'This page is not open to you'],
    ['pigment-editor', '/admin', 200, '<h1>Administration</h1>'],
    ['pigment-editor', '/admin/users', 200, '<h1>Users</h1>'],
    ['pigment-editor', '/admin/users/u-1', 404, 'There is no page at this address'],
  ])('for %s: %s answers %i', async (who, path, status, words) => {
    const { status: answered, page } = await visit(who, path);
    expect(answered).toBe(status);
    expect(page).toContain(words);
  });
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
    const row = demo.ground.database.prepare('SELECT id, document FROM formulation LIMIT 1').get();
    const { title, parts } = JSON.parse(String(row?.document)) as {
      title: string;
      parts: { title: string; share: number }[];
    };
    const { status: answered, page } = await visit(who, `/formulations?id=${row?.id}`);
    expect(answered).toBe(status);
    expect(page.includes(`<h1>${title}</h1>`)).toBe(status === 200);
    for (const part of parts) expect(page.includes(`<td>${part.share.toFixed(2)}</td>`)).toBe(status === 200);
    if (status === 200) expect(page).toContain('<td>100.00</td>');
  });

  test('that does not exist is not found, and without an id all are shown, page by page', async () => {
    expect((await visit('validated', '/formulations?id=f-9999')).status).toBe(404);
    expect((await visit('visitor', '/formulations')).status).toBe(200);
    expect((await visit('visitor', '/formulations')).page).not.toContain('?id=f-');
    const list = async (query: string) => {
      const { page } = await visit('validated', `/formulations${query}`);
      return page.match(/\?id=f-\d{4}/g)?.length ?? 0;
    };
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list(`?page=${page}`)));
    expect(pages).toEqual([24, 24, 24, 24, 24, 0]);
    // Nobody has saved any here.
    expect(await list('?tab=mine')).toBe(0);
    expect(await list('?q=masterbatch')).toBeGreaterThan(0);
    expect(await list('?q=masterbatch')).toBeLessThan(24);
  });
});

describe('/shared-document', () => {
  const idOf = (type: string) =>
    maker.assets(maker.product(0)).find((asset) => asset.type === type)?.id ?? 'a-0000-00';
  const login = 'To access the document, you need to login to your account.';
  const rights =
    'You do not have sufficient privileges to access the document. Please contact your counterpart for support.';

  test('says that a link without a document is incomplete', async () => {
    const { status, page } = await visit('visitor', '/shared-document');
    expect(status).toBe(404);
    expect(page).toContain('<h1>This link is incomplete</h1>');
    expect(page).toContain('It does not say which document it is for.');
  });

  test('is the page that the payload names for links to documents', async () => {
    const { links } = await demo.browser().payload();
    expect(links?.sharedDocument).toBe('/shared-document');
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
    const { status: answered, page } = await visit(who, `/shared-document?document=${idOf(type)}`);
    expect([answered, page.includes(words)]).toEqual([status, true]);
    expect(page.includes('<a href="/product/p-0001">Rubelis Red 3540</a>')).toBe(status === 200);
    if (status === 401) expect(page).toContain('data-ce-open="login"');
  });

  test.each<[string, Who, number]>([
    ['tds', 'visitor', 200],
    ['svhc', 'visitor', 401],
    ['svhc', 'empty-roles', 200],
    ['coa', 'empty-roles', 403],
    ['coa', 'validated', 200],
  ])('its link gives %s to %s: %i', async (type, who, status) => {
    const browser = await browserOf(who);
    const path = `/shared-document/download?document=${idOf(type)}`;
    const goesOn = await browser.call('GET', 'site', path);
    expect(goesOn.status).toBe(303);
    const { origin, pathname, search } = new URL(goesOn.headers.get('location') ?? '');
    expect(origin).toBe(demo.ground.origins.document);
    const file = await demo.browser().call('GET', 'document', `${pathname}${search}`);
    expect(file.status).toBe(status);
    if (who !== 'visitor') {
      const again = await demo.browser().call('GET', 'document', `${pathname}${search}`);
      // Its ticket is used.
      expect(again.status).toBe(410);
    }
  });
});
