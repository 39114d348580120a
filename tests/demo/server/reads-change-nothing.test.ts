import { beforeAll, expect, test } from 'vitest';
import { type ServiceName, serviceNames } from '../../../demo/server/base/ports.ts';
import { linkPages } from '../../../demo/server/pages/site/link-page.ts';
import { callByName } from '../../../demo/server/shell/faults/call-by-name.ts';
import { type TestBrowser, type TestDemo, testDemo } from './support/test-demo.ts';

// Scanners of mails, foreign pages and browsers that fetch ahead make GETs: these must do no harm.

const VERA = 'vera.lindqvist@example.com';

/** What a GET may do, and why. Everything else of the database stays as it was. */
const ALLOWED = {
  /** A log: keeps a session alive while its user reads. */
  column: 'used_at',
  /** Of codes only those of downloads: they work once (decision 79), and open nothing but a file. */
  codes: `SELECT * FROM codes WHERE purpose <> 'download'`,
};

/** Switches of the demo itself, no calls of the portal: who the demo takes one for, and which faults it shows. */
const SWITCHES = ['/demo/sign-in', '/demo/fault'];

let demo: TestDemo;
let vera: TestBrowser;
let comparisonId: string;
beforeAll(async () => {
  demo = await testDemo({ hasRateLimits: false });
  vera = demo.browser();
  await vera.login(VERA);
  await mailAllLinks();
  comparisonId = await saveComparisonWithMissingProduct();
});

/** All addresses of the mails, as paths of the site. */
const links = () =>
  demo.ground.outbox
    .all()
    .flatMap(({ text }) => text.match(/http:\/\/localhost:4400\/\S+/g) ?? [])
    .map((link) => link.replace('http://localhost:4400', ''));

async function mailAllLinks(): Promise<void> {
  const me = '/api/v1/user/me';
  await vera.call('PUT', 'user', `${me}/changeEmail`, { body: { newEmail: 'v@example.com' } });
  await vera.follow('/delete-account');
  await vera.call('POST', 'user', '/api/v1/user/forgot-password', { body: { email: VERA } });
  const unverified = { email: 'uma.patel@example.com' };
  await vera.call('POST', 'user', '/api/v1/user/send-email-verification', { body: unverified });
  await demo.browser().login('tove.berg@example.com');
}

/** Saves a comparison one of whose products goes out of the catalogue afterwards. */
async function saveComparisonWithMissingProduct(): Promise<string> {
  const basket = ['p-0001', 'p-0002', 'p-0003'].map((id) => ({
    id,
    resultType: 'pigments',
    product_name: id,
  }));
  const body = { title: 'Reds', industry: 'coatings', basket };
  const saved = await vera.call('POST', 'user', '/api/v1/product-comparison', { body });
  const { id } = (await saved.json()) as { id: string };
  const rename = `UPDATE comparisons SET record = replace(record, 'p-0003', 'p-9999') WHERE id = ?`;
  demo.ground.database.prepare(rename).run(id);
  return id;
}

/** Whole tables, but for what a GET may change; `catalogue` also those that hold no user's data. */
function snapshot({ catalogue = false } = {}): Record<string, unknown[]> {
  const { database } = demo.ground;
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  const isOfUsers = (name: string) => !/^(product|asset|search|catalogue_|related|fts)/.test(name);
  return Object.fromEntries(
    tables
      .map(({ name }) => String(name))
      .filter((name) => catalogue || isOfUsers(name))
      .map((name) => {
        const rows = database.prepare(name === 'codes' ? ALLOWED.codes : `SELECT * FROM "${name}"`).all();
        return [name, rows.map(({ [ALLOWED.column]: _, ...row }) => row)];
      }),
  );
}

/** An address for a route, with something in each of its places. */
function addressOf(path: string): string {
  const [, asset] = /"id":"(a-0001-\d+)"/.exec(JSON.stringify(seen.assets)) ?? [];
  const values: Record<string, string> = {
    productId: 'p-0001',
    assetId: asset ?? 'a-0001-01',
    competitorId: 'k-001',
    formulationId: 'f-001',
    catalogId: 'c-001',
    route: 'personal',
  };
  const ofRecord = path.startsWith('/api/v1/product-comparison') ? comparisonId : 'p-0001';
  return path
    .replace(/\{[^}]*\}/g, '')
    .replace(/:(\w+)\??/g, (_, name: string) => (path.includes('outbox') ? '1' : (values[name] ?? ofRecord)))
    .replace('*', 'site.css');
}
const seen: { assets: unknown } = { assets: [] };

test('GET and HEAD of every address of every service change nothing, by whomever', async () => {
  const pigment = await vera.call('GET', 'search', '/api/v1/pigment/p-0001');
  seen.assets = (await pigment.json()).assets;
  const routes = serviceNames.flatMap((name) =>
    demo.services[name].routes
      .filter(({ method, path }) => method === 'GET' && path !== '/*' && !SWITCHES.includes(path))
      .map(({ path }) => [name, addressOf(path)] as const),
  );
  const addresses: (readonly [ServiceName, string])[] = [
    ...routes,
    ...links().map((link) => ['site', link] as const),
    ['site', '/demo/ask-login?back=/profile&message=Hello'],
    ['site', '/shared-document/download?document=a-0001-01'],
    ['site', `/compare?comparison=${comparisonId}`],
    ['user', '/api/v1/user/me/log?type=sampleRequest'],
  ];
  expect(addresses.length).toBeGreaterThan(80);
  for (const { path } of linkPages)
    expect(
      addresses.some(([, address]) => address.startsWith(path)),
      path,
    ).toBe(true);

  // Pages of the site that few may see.
  const staff = [demo.browser(), demo.browser()];
  await staff[0]?.login('ivo.keller@example.com');
  await staff[1]?.login('ada.meyer@example.com');
  const whole = snapshot({ catalogue: true });
  const before = snapshot();
  for (const [service, address] of new Map(addresses.map((each) => [each.join(' '), each])).values()) {
    for (const who of service === 'site' ? [demo.browser(), vera, ...staff] : [demo.browser(), vera])
      for (const method of ['HEAD', 'GET']) {
        const answer = await who.call(method, service, address);
        expect(answer.status, `${method} ${service} ${address}`).toBeLessThan(500);
        await answer.arrayBuffer();
        expect(snapshot(), `${method} ${service} ${address}`).toEqual(before);
      }
  }
  expect(snapshot({ catalogue: true })).toEqual(whole);
}, 60_000);

test('a HEAD uses up no download token and no archive, and makes no token', async () => {
  const file = '/api/v2/document/download/a-0001-06';
  expect((await demo.browser().call('GET', 'document', file)).status).toBe(401);
  const token = await vera.call('POST', 'user', '/api/v1/user/me/download-token');
  const body = { assetIds: ['a-0001-01'] };
  const archive = await vera.call('POST', 'document', '/api/v2/document/archive', { body });
  const paths = [
    `${file}?jwt=${(await token.json()).token}`,
    `/api/v2/document/archive/${(await archive.json()).id}`,
  ];
  const visitor = demo.browser();
  for (const path of paths) {
    await visitor.call('HEAD', 'document', path);
    expect((await visitor.call('GET', 'document', path)).status, path).toBe(200);
    expect((await visitor.call('GET', 'document', path)).status, path).toBeGreaterThan(400);
  }
  const shared = '/shared-document/download?document=a-0001-06';
  const tokenIn = async (method: string) =>
    new URL((await vera.call(method, 'site', shared)).headers.get('location') ?? '').searchParams.get('jwt');
  expect(await tokenIn('HEAD')).toBeNull();
  expect(await tokenIn('GET')).toMatch(/./);
});

test('what a page shows once stays for the next page that is shown', async () => {
  const browser = demo.browser();
  await browser.call('GET', 'site', '/demo/ask-login?message=Hello');
  await browser.call('HEAD', 'site', '/');
  expect((await browser.payload()).sessionMessage?.text).toBe('Hello');
});

test('the switches of the demo are named in the contract', () => {
  expect(['demoSignIn', 'demoFault'].map(callByName)).toEqual(SWITCHES.map((path) => `GET ${path}`));
});
