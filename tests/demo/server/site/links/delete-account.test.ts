import { beforeEach, expect, test } from 'vitest';
import { type TestBrowser, type TestDemo, testDemo } from '../../support/test-demo.ts';

const RITA = 'rita.holm@example.com';

let demo: TestDemo;
let browser: TestBrowser;
beforeEach(async () => {
  demo = await testDemo();
  browser = demo.browser();
  await browser.login(RITA);
});
const page = async (address: string, who = browser) => (await who.call('GET', 'site', address)).text();

test('asks visitors to log in, and leads back', async () => {
  const visitor = demo.browser();
  expect(await page('/delete-account', visitor)).toContain('Please log in to delete your account.');
  expect(await visitor.payload('/delete-account')).toMatchObject({ backUrl: '/delete-account' });
  await visitor.follow('/delete-account');
  expect(demo.mails()).toEqual([]);
});

test('asks for a new login where the last one is too old', async () => {
  demo.wait(601);
  expect(await page('/delete-account')).toContain('Log in again</button>');
  const answer = await browser.follow('/delete-account');
  expect(answer.headers.get('location')).toBe('/login?to=%2Fdelete-account');
  expect(demo.mails()).toEqual([]);
  const login = await browser.payload(answer.headers.get('location') ?? '');
  expect(login).toMatchObject({ showLogin: true, backUrl: '/delete-account' });
  expect(login.user).toBeUndefined();
});

test('mails a link, whose page deletes by its button alone', async () => {
  await browser.follow('/delete-account');
  const link = demo.mailedLink();
  for (const method of ['HEAD', 'GET']) await demo.browser().call(method, 'site', link);
  expect(demo.ground.users.byEmail(RITA)).toBeDefined();
  const other = demo.browser();
  await other.login('vera.lindqvist@example.com');
  await other.follow(link);
  expect(demo.ground.users.byEmail(RITA)).toBeUndefined();
  expect((await browser.payload()).user).toBeUndefined();
  // Whoever else is logged in where the mail is read stays so.
  const { user, actionMessage } = await other.payload();
  expect([user?.email, actionMessage?.text]).toEqual([
    'vera.lindqvist@example.com',
    'Your account is deleted.',
  ]);
  expect(await page(link)).toContain('This link no longer works');
});

test('waits while the owner of the former address may object to the new one', async () => {
  const change = { body: { newEmail: 'rita@example.com' } };
  await browser.call('PUT', 'user', '/api/v1/user/me/changeEmail', change);
  await browser.follow(demo.mailedLink());
  const mails = demo.mails().length;
  expect(await page('/delete-account')).toContain('cannot be deleted before 2026/11/09');
  const { formSecurityToken } = await browser.payload();
  const body = new URLSearchParams({ formSecurityToken: formSecurityToken ?? '' });
  const pressed = await browser.call('POST', 'site', '/delete-account', { body });
  expect(pressed.headers.get('location')).toBe('/delete-account');
  expect(demo.mails()).toHaveLength(mails);

  demo.wait(7 * 24 * 60 * 60);
  await browser.login('rita@example.com');
  await browser.follow('/delete-account');
  await browser.follow(demo.mailedLink());
  expect(demo.ground.users.byEmail('rita@example.com')).toBeUndefined();
});
