import { beforeEach, describe, expect, test } from 'vitest';
import { newUser } from '../../../../../demo/server/ground/users/new-user.ts';
import { type TestBrowser, type TestDemo, testDemo } from '../../support/test-demo.ts';

const RITA = 'rita.holm@example.com';
const THIEF = 'thief@example.com';

let demo: TestDemo;
/** Where Rita is signed in, as is whoever has stolen her session. */
let thief: TestBrowser;
beforeEach(async () => {
  demo = await testDemo();
  thief = demo.browser();
  await thief.login(RITA);
});

const put = (path: string, body: unknown) => thief.call('PUT', 'user', `/api/v1/user/me${path}`, { body });
/** The newest link "This was not me" that was mailed to an address. */
function objectionIn(to = RITA): string {
  const mails = demo.mails().filter((mail) => mail.to === to);
  const [link] = mails.flatMap(({ text }) => /http:\S+\/was-not-me\?token=\S+/.exec(text)?.[0] ?? []);
  if (!link) throw new Error(`No such link was mailed to ${to}.`);
  return link.replace('http://localhost:4400', '');
}

const thefts = {
  'a new password': () => put('', { password: 'Of-the-thief-1' }),
  'a pending email': () => put('/changeEmail', { newEmail: THIEF }),
  async 'a confirmed email'() {
    await put('/changeEmail', { newEmail: THIEF });
    await thief.follow(demo.mailedLink());
  },
  async 'an email, then a password, then a logout everywhere'() {
    await thefts['a confirmed email']();
    await put('', { password: 'Of-the-thief-1' });
    await thief.call('POST', 'user', '/api/v1/user/me/logout-everywhere');
    await thief.login(THIEF, 'Of-the-thief-1');
  },
  async 'an asked deletion'() {
    await thief.follow('/delete-account');
  },
};

describe.each(Object.entries(thefts))('%s', (_, theft) => {
  test('is stopped by its owner, who chooses a new password', async () => {
    await theft();
    const pending = demo.mailedLink();
    const owner = demo.browser();
    const target = (await owner.follow(objectionIn())).headers.get('location') ?? '';
    expect(target).toMatch(/^\/reset-password\?token=/);

    expect((await thief.payload()).user).toBeUndefined();
    for (const password of ['Of-the-thief-1', 'Pigment-2026'])
      for (const email of [THIEF, RITA]) expect((await thief.login(email, password)).status).toBe(401);
    if (!pending.startsWith('/was-not-me'))
      expect(await (await thief.call('GET', 'site', pending)).text()).toContain('This link no longer works');

    const headers = { authorization: `Bearer ${target.split('token=')[1]}` };
    const body = { password: 'Ultramarin-29' };
    const set = await owner.call('POST', 'user', '/api/v1/user/reset-password', { body, headers });
    expect(set.status).toBe(200);
    expect((await owner.login(RITA, 'Ultramarin-29')).status).toBe(200);
    expect((await owner.payload()).user).not.toHaveProperty('newEmail');
  });
});

test('nothing happens before the button is pressed', async () => {
  await put('/changeEmail', { newEmail: THIEF });
  const page = await (await demo.browser().call('GET', 'site', objectionIn())).text();
  expect(page).toContain('<button class="button" type="submit">This was not me</button>');
  expect((await thief.payload()).user).toMatchObject({ email: RITA, newEmail: THIEF });
});

describe('of a thief who has moved the account to an own address', () => {
  const isMine = async (browser: TestBrowser, link: string) =>
    (await (await browser.call('GET', 'site', link)).text()).includes('Was this not you?');
  beforeEach(async () => {
    await thefts['a confirmed email']();
    await put('', { password: 'Of-the-thief-1' });
  });

  test("the owner's link takes the later ones back", async () => {
    const ofThief = objectionIn(THIEF);
    await demo.browser().follow(objectionIn());
    expect(await isMine(thief, ofThief)).toBe(false);
  });

  test("the thief's link, pressed first, leaves the owner's, which wins", async () => {
    const gained = await thief.follow(objectionIn(THIEF));
    expect(gained.headers.get('location')).toMatch(/^\/reset-password/);
    const owner = demo.browser();
    expect(await isMine(owner, objectionIn())).toBe(true);
    await owner.follow(objectionIn());

    const headers = { authorization: `Bearer ${gained.headers.get('location')?.split('token=')[1]}` };
    const body = { password: 'Of-the-thief-2' };
    const set = await thief.call('POST', 'user', '/api/v1/user/reset-password', { body, headers });
    expect(set.status).toBe(401);
    expect(demo.ground.users.byEmail(THIEF)).toBeUndefined();
    expect(demo.ground.users.byEmail(RITA)).toBeDefined();
  });

  test('nobody takes the address that the owner may come back to', async () => {
    const stranger = demo.browser();
    const names = { firstName: 'S', lastName: 'Q', company: 'C', email: 'Rita.Holm@example.com' };
    const choices = { country: 'SE', selectedIndustries: ['coatings'], origin: 'service-platform' };
    const body = { ...names, ...choices, password: 'Squatter-1' };
    const registered = await stranger.call('POST', 'user', '/api/v1/user/register', { body });
    expect(registered.status).toBe(409);

    await stranger.login('vera.lindqvist@example.com');
    const change = { body: { newEmail: RITA } };
    expect((await stranger.call('PUT', 'user', '/api/v1/user/me/changeEmail', change)).status).toBe(409);
    // Whose account it is may go back.
    expect((await put('/changeEmail', { newEmail: RITA })).status).toBe(200);
    await demo.browser().follow(objectionIn());
    expect(demo.ground.users.byEmail(RITA)).toBeDefined();
  });

  test('an unconfirmed account that has the address gives way', async () => {
    const details = { firstName: 'S', lastName: 'Q', company: 'C', country: 'SE' };
    demo.ground.users.add(newUser({ ...details, id: 'squatter', email: RITA }));
    await demo.browser().follow(objectionIn());
    expect(demo.ground.users.byEmail(RITA)?.firstName).toBe('Rita');
    expect(demo.ground.users.byEmail(THIEF)).toBeUndefined();
  });
});

test('the link of an objection works for seven days', async () => {
  await put('/changeEmail', { newEmail: THIEF });
  const link = objectionIn();
  demo.wait(7 * 24 * 60 * 60 - 1);
  expect(await (await thief.call('GET', 'site', link)).text()).toContain('Was this not you?');
  demo.wait(1);
  expect(await (await thief.call('GET', 'site', link)).text()).toContain('This link no longer works');
  expect((await demo.browser().follow(link)).headers.get('location')).toBe(link);
});
