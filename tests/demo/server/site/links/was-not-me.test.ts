import { beforeEach, describe, expect, test } from 'vitest';
import { newUser } from '../../../../../demo/server/ground/users/new-user.ts';
import { demoForEach } from '../../support/demo-for.ts';

const RITA = 'rita.holm@example.com';
const THIEF = 'thief@example.com';
const WEEK = 7 * 24 * 60 * 60;

/** Where Rita is signed in, as is whoever has stolen her session. */
const { demo, browser: thief } = demoForEach({ as: 'Rita' });

const put = (path: string, body: unknown) => thief.ask(`PUT user /api/v1/user/me${path}`, body);
const changeEmail = () => put('/changeEmail', { newEmail: THIEF });
/** The newest link "This was not me" that was mailed to an address. */
function objectionIn(to = RITA): string {
  const mails = demo.mails().filter((mail) => mail.to === to);
  const [link] = mails.flatMap(({ text }) => /http:\S+\/was-not-me\?token=\S+/.exec(text)?.[0] ?? []);
  if (!link) throw new Error(`No such link was mailed to ${to}.`);
  return link.replace('http://localhost:4400', '');
}
/** Presses the button of such a link; returns where it leads to. */
const object = async (link = objectionIn(), by = demo.browser()) =>
  (await by.follow(link)).headers.get('location') ?? '';
/** Sets a new password by the address of that page; returns the status. */
const reset = async (target: string, password: string) => {
  const headers = { authorization: `Bearer ${target.split('token=')[1]}` };
  return (await demo.browser().ask('POST user /api/v1/user/reset-password', { password }, headers)).status;
};
const account = (email: string) => demo.ground.users.byEmail(email);

const thefts = {
  'a new password': () => put('', { password: 'Of-the-thief-1' }),
  'a pending email': changeEmail,
  async 'a confirmed email'() {
    await changeEmail();
    await thief.follow(demo.mailedLink());
  },
  async 'an email, then a password, then a logout everywhere'() {
    await thefts['a confirmed email']();
    await put('', { password: 'Of-the-thief-1' });
    await thief.ask('POST user /api/v1/user/me/logout-everywhere');
    await thief.login(THIEF, 'Of-the-thief-1');
  },
  'an asked deletion': () => thief.follow('/delete-account'),
};

test.each(Object.entries(thefts))(
  '%s is stopped by its owner, who chooses a new password',
  async (_, theft) => {
    await theft();
    const pending = demo.mailedLink();
    const target = await object();
    expect(target).toMatch(/^\/reset-password\?token=/);

    expect((await thief.payload()).user).toBeUndefined();
    for (const password of ['Of-the-thief-1', 'Pigment-2026'])
      for (const email of [THIEF, RITA]) expect((await thief.login(email, password)).status).toBe(401);
    if (!pending.startsWith('/was-not-me'))
      expect(await thief.page(pending)).toContain('This link no longer works');

    expect(await reset(target, 'Ultramarin-29')).toBe(200);
    const owner = demo.browser();
    expect((await owner.login(RITA, 'Ultramarin-29')).status).toBe(200);
    expect((await owner.payload()).user).not.toHaveProperty('newEmail');
  },
);

test('nothing happens before the button is pressed', async () => {
  await changeEmail();
  const page = await demo.browser().page(objectionIn());
  expect(page).toContain('<button class="button" type="submit">This was not me</button>');
  expect((await thief.payload()).user).toMatchObject({ email: RITA, newEmail: THIEF });
});

describe('of a thief who has moved the account to an own address', () => {
  const isOpen = async (link: string) => (await demo.browser().page(link)).includes('Was this not you?');
  beforeEach(async () => {
    await thefts['a confirmed email']();
    await put('', { password: 'Of-the-thief-1' });
  });

  test("the owner's link takes the later ones back", async () => {
    const ofThief = objectionIn(THIEF);
    await object();
    expect(await isOpen(ofThief)).toBe(false);
  });

  test("the thief's link, pressed first, leaves the owner's, which wins", async () => {
    const gained = await object(objectionIn(THIEF), thief);
    expect(gained).toMatch(/^\/reset-password/);
    expect(await isOpen(objectionIn())).toBe(true);
    await object();
    expect(await reset(gained, 'Of-the-thief-2')).toBe(401);
    expect([account(THIEF), account(RITA)]).toEqual([undefined, expect.anything()]);
  });

  test('nobody takes the address that the owner may come back to', async () => {
    const registered = await demo.browser().ask('POST user /api/v1/user/register', {
      ...{ firstName: 'S', lastName: 'Q', company: 'C', email: 'Rita.Holm@example.com', country: 'SE' },
      ...{ selectedIndustries: ['coatings'], origin: 'service-platform', password: 'Squatter-1' },
    });
    expect(registered.status).toBe(409);
    const vera = await demo.as('Vera');
    expect((await vera.ask('PUT user /api/v1/user/me/changeEmail', { newEmail: RITA })).status).toBe(409);
    // Whose account it is may go back.
    expect((await put('/changeEmail', { newEmail: RITA })).status).toBe(200);
    await object();
    expect(account(RITA)).toBeDefined();
  });

  test('an unconfirmed account that has the address gives way', async () => {
    const details = { firstName: 'S', lastName: 'Q', company: 'C', country: 'SE' };
    demo.ground.users.add(newUser({ ...details, id: 'squatter', email: RITA }));
    await object();
    expect([account(RITA)?.firstName, account(THIEF)]).toEqual(['Rita', undefined]);
  });
});

test('the link of an objection works for seven days', async () => {
  await changeEmail();
  const link = objectionIn();
  demo.wait(WEEK - 1);
  expect(await thief.page(link)).toContain('Was this not you?');
  demo.wait(1);
  expect(await thief.page(link)).toContain('This link no longer works');
  expect(await object(link)).toBe(link);
});
