import { beforeAll, expect, test } from 'vitest';
import { type ServiceName, serviceNames } from '../../../demo/server/base/ports.ts';
import { linkPages } from '../../../demo/server/pages/site/link-page.ts';
import { callByName } from '../../../demo/server/shell/faults/call-by-name.ts';
import { demoForAll } from './support/demo-for.ts';

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

const { demo, browser: vera } = demoForAll({ as: 'Vera', hasRateLimits: false });
let comparisonId: string;
beforeAll(async () => {
  await mailAllLinks();
  comparisonId = await saveComparisonWithMissingProduct();
});

/** All addresses of the mails, as paths of the site. */
const links = () =>
  demo
    .mails()
    .flatMap(({ text }) => text.match(/http:\/\/localhost:4400\/\S+/g) ?? [])
    .map((link) => link.replace('http://localhost:4400', ''));

async function mailAllLinks(): Promise<void> {
  await vera.ask('PUT user /api/v1/user/me/changeEmail', { newEmail: 'v@example.com' });
  await vera.follow('/delete-account');
  await vera.ask('POST user /api/v1/user/forgot-password', { email: VERA });
  await vera.ask('POST user /api/v1/user/send-email-verification', { email: 'uma.patel@example.com' });
  await demo.as('Tove');
}

/** Saves a comparison one of whose products goes out of the catalogue afterwards. */
async function saveComparisonWithMissingProduct(): Promise<string> {
  const ids = ['p-0001', 'p-0002', 'p-0003'];
  const basket = ids.map((id) => ({ id, resultType: 'pigments', product_name: id }));
  const saved = { title: 'Reds', industry: 'coatings', basket };
  const { id } = (await vera.ask('POST user /api/v1/product-comparison', saved)).body;
  demo.sql(`UPDATE comparisons SET record = replace(record, 'p-0003', 'p-9999') WHERE id = ?`, id);
  return id;
}

/** Whole tables, but for what a GET may change; `catalogue` also those that hold no user's data. */
function snapshot({ catalogue = false } = {}): Record<string, unknown[]> {
  const isOfUsers = (name: string) => !/^(product|asset|search|catalogue_|related|fts)/.test(name);
  const names = demo
    .sql(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .map(({ name }) => String(name));
  return Object.fromEntries(
    names
      .filter((name) => catalogue || isOfUsers(name))
      .map((name) => {
        const rows = demo.sql(name === 'codes' ? ALLOWED.codes : `SELECT * FROM "${name}"`);
        return [name, rows.map(({ [ALLOWED.column]: _, ...row }) => row)];
      }),
  );
}

/** An address for a route, with something in each of its places. */
function addressOf(path: string): string {
  const values: Record<string, string> = {
    ...{ productId: 'p-0001', assetId: 'a-0001-01', competitorId: 'k-001', formulationId: 'f-001' },
    ...{ catalogId: 'c-001', route: 'personal' },
  };
  const ofRecord = path.startsWith('/api/v1/product-comparison') ? comparisonId : 'p-0001';
  return path
    .replace(/\{[^}]*\}/g, '')
    .replace(/:(\w+)\??/g, (_, name: string) => (path.includes('outbox') ? '1' : (values[name] ?? ofRecord)))
    .replace('*', 'site.css');
}

test('GET and HEAD of every address of every service change nothing, by whomever', async () => {
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
  const isAsked = (path: string) => addresses.some(([, address]) => address.startsWith(path));
  expect(linkPages.filter(({ path }) => !isAsked(path))).toEqual([]);

  // Pages of the site that few may see.
  const staff = [await demo.as('Ivo'), await demo.as('Ada')];
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
  const visitor = demo.browser();
  const open = async (path: string) => (await visitor.ask(`GET document ${path}`)).status;
  expect(await open(file)).toBe(401);
  const { body } = await vera.ask('POST document /api/v2/document/archive', { assetIds: ['a-0001-01'] });
  for (const path of [`${file}?jwt=${await vera.downloadToken()}`, `/api/v2/document/archive/${body.id}`]) {
    await visitor.call('HEAD', 'document', path);
    expect(await open(path), path).toBe(200);
    expect(await open(path), path).toBeGreaterThan(400);
  }
  const shared = 'site /shared-document/download?document=a-0001-06';
  const tokenIn = async (method: string) =>
    new URL((await vera.ask(`${method} ${shared}`)).headers.get('location') ?? '').searchParams.get('jwt');
  expect([await tokenIn('HEAD'), await tokenIn('GET')]).toEqual([null, expect.stringMatching(/./)]);
});

test('what a page shows once stays for the next page that is shown', async () => {
  const browser = demo.browser();
  await browser.ask('GET site /demo/ask-login?message=Hello');
  await browser.ask('HEAD site /');
  expect((await browser.payload()).sessionMessage?.text).toBe('Hello');
});

test('the switches of the demo are named in the contract', () => {
  expect(['demoSignIn', 'demoFault'].map(callByName)).toEqual(SWITCHES.map((path) => `GET ${path}`));
});
