import { expect, test } from 'vitest';
import { type TestDemo, testDemo } from '../support/test-demo.ts';
import { saveFor } from './save-for.ts';

const EMAIL = 'kim@example.com';
const registration = {
  ...{ firstName: 'Kim', lastName: 'Dahl', company: 'Dahl', country: 'SE', password: 'Indigo-blau-1' },
  ...{ email: EMAIL, selectedIndustries: ['coatings'], origin: 'service-platform' },
};

/** Tables that keep what was sent. */
const KEPT = ['outbox'];

test('once an account is deleted, nothing but mails names its user', async () => {
  const demo = await testDemo({ hasRateLimits: false });
  const { users, later } = demo.ground;
  const browser = demo.browser();
  const headers = { 'idempotency-key': 'one' };
  const register = async (): Promise<string> =>
    (await demo.browser().ask('POST user /api/v1/user/register', registration, headers)).body.userId;
  const id = await register();
  await browser.follow(demo.mailedLink());
  await browser.login(EMAIL, registration.password);
  await saveFor(browser);
  await browser.ask('POST document /api/v2/document/archive', { assetIds: ['a-0001-02'] });
  await browser.downloadToken();
  await browser.ask('PUT search /api/v1/catalog/c-01/favorite');
  await browser.ask('PUT user /api/v1/user/me', { firstName: 'Emil' }, headers);
  expect(tablesNaming(demo, [id, EMAIL])).toContain('users');

  await browser.follow('/delete-account');
  await browser.follow(demo.mailedLink());
  await later.settled();
  expect(users.byId(id)).toBeUndefined();
  expect(tablesNaming(demo, [id, EMAIL])).toEqual([]);
  // Nor does a repeated registration answer with an account that is gone.
  expect(await register()).not.toBe(id);
  expect(users.byEmail(EMAIL)).toBeDefined();
});

function tablesNaming({ sql }: TestDemo, names: readonly string[]): string[] {
  const all = sql("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'product_text%'");
  const isNamed = (table: string) =>
    sql(`SELECT * FROM "${table}"`).some((row) => names.some((name) => JSON.stringify(row).includes(name)));
  return all.map(({ name }) => String(name)).filter((table) => !KEPT.includes(table) && isNamed(table));
}
