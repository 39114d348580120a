import { expect, test } from 'vitest';
import { type TestDemo, testDemo } from '../support/test-demo.ts';
import { saveFor } from './save-for.ts';
import { sendTo } from './send.ts';

const EMAIL = 'kim@example.com';
const registration = {
  ...{ firstName: 'Kim', lastName: 'Dahl', company: 'Dahl', country: 'SE', password: 'Indigo-blau-1' },
  ...{ email: EMAIL, selectedIndustries: ['coatings'], origin: 'service-platform' },
};

/** Tables that keep what was sent. */
const KEPT = ['outbox'];

test('once an account is deleted, nothing but mails names its user', async () => {
  const demo = await testDemo({ hasRateLimits: false });
  const { users, outbox, later } = demo.ground;
  const browser = demo.browser();
  const headers = { 'idempotency-key': 'one' };
  const register = async () => {
    const made = await demo.browser().call('POST', 'user', '/api/v1/user/register', {
      body: registration,
      headers,
    });
    return ((await made.json()) as { userId: string }).userId;
  };
  const id = await register();
  await browser.follow(demo.mailedLink());
  await browser.login(EMAIL, registration.password);
  await saveFor(browser);
  await browser.call('POST', 'document', '/api/v2/document/archive', { body: { assetIds: ['a-0001-02'] } });
  await browser.call('POST', 'user', '/api/v1/user/me/download-token');
  await browser.call('PUT', 'search', '/api/v1/catalog/c-01/favorite');
  await browser.call('PUT', 'user', '/api/v1/user/me', { body: { firstName: 'Emil' }, headers });
  expect(tablesNaming(demo, [id, EMAIL])).toContain('users');

  const press = (path: string) =>
    sendTo(demo)(
      'site',
      'POST',
      { path, body: { formSecurityToken: '' }, isForm: true },
      { cookie: browser.cookie },
    );
  await press('/delete-account');
  await later.settled();
  const [path = ''] = /\/delete-account\/confirm\S*/.exec(outbox.all()[0]?.text ?? '') ?? [];
  await press(path);
  await later.settled();
  expect(users.byId(id)).toBeUndefined();
  expect(tablesNaming(demo, [id, EMAIL])).toEqual([]);
  // Nor does a repeated registration answer with an account that is gone.
  expect(await register()).not.toBe(id);
  expect(users.byEmail(EMAIL)).toBeDefined();
});

function tablesNaming({ ground: { database } }: TestDemo, names: readonly string[]): string[] {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'product_text%'")
    .all()
    .map(({ name }) => String(name));
  const isNamed = (table: string) =>
    database
      .prepare(`SELECT * FROM "${table}"`)
      .all()
      .some((row) => names.some((name) => JSON.stringify(row).includes(name)));
  return tables.filter((table) => !KEPT.includes(table) && isNamed(table));
}
