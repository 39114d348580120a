import { expect, test } from 'vitest';
import { demoForEach } from '../../support/demo-for.ts';

const RITA = 'rita.holm@example.com';
const { demo, browser: rita } = demoForEach({ as: 'Rita' });
const PAGE = '/delete-account';
const account = (email = RITA) => demo.ground.users.byEmail(email);

test('asks visitors to log in, and leads back', async () => {
  const visitor = demo.browser();
  expect(await visitor.page(PAGE)).toContain('Please log in to delete your account.');
  expect(await visitor.payload(PAGE)).toMatchObject({ backUrl: PAGE });
  await visitor.follow(PAGE);
  expect(demo.mails()).toEqual([]);
});

test('asks for a new login where the last one is too old', async () => {
  demo.wait(601);
  expect(await rita.page(PAGE)).toContain('Log in again</button>');
  const back = (await rita.follow(PAGE)).headers.get('location') ?? '';
  expect(back).toBe('/login?to=%2Fdelete-account');
  expect(demo.mails()).toEqual([]);
  const login = await rita.payload(back);
  expect(login).toMatchObject({ showLogin: true, backUrl: PAGE });
  expect(login.user).toBeUndefined();
});

test('mails a link, whose page deletes by its button alone', async () => {
  await rita.follow(PAGE);
  const link = demo.mailedLink();
  for (const method of ['HEAD', 'GET']) await demo.browser().call(method, 'site', link);
  expect(account()).toBeDefined();
  const other = await demo.as('Vera');
  await other.follow(link);
  expect(account()).toBeUndefined();
  expect((await rita.payload()).user).toBeUndefined();
  // Whoever else is logged in where the mail is read stays so.
  expect(await other.payload()).toMatchObject({
    user: { firstName: 'Vera' },
    actionMessage: { text: 'Your account is deleted.' },
  });
  expect(await rita.page(link)).toContain('This link no longer works');
});

test('waits while the owner of the former address may object to the new one', async () => {
  await rita.ask('PUT user /api/v1/user/me/changeEmail', { newEmail: 'rita@example.com' });
  await rita.follow(demo.mailedLink());
  const mails = demo.mails().length;
  expect(await rita.page(PAGE)).toContain('cannot be deleted before 2026/11/09');
  const { formSecurityToken = '' } = await rita.payload();
  const pressed = await rita.ask(`POST site ${PAGE}`, new URLSearchParams({ formSecurityToken }));
  expect(pressed.headers.get('location')).toBe(PAGE);
  expect(demo.mails()).toHaveLength(mails);

  demo.wait(7 * 24 * 60 * 60);
  await rita.login('rita@example.com');
  await rita.follow(PAGE);
  await rita.follow(demo.mailedLink());
  expect(account('rita@example.com')).toBeUndefined();
});
