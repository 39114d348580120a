import { describe, expect, test, vi } from 'vitest';
import { demoForEach } from '../support/demo-for.ts';

const { demo, browser } = demoForEach();

const RITA = 'rita.holm@example.com';
const CHOSEN = 'Ultramarin-29';
const change = (password: string) => browser.ask('PUT user /api/v1/user/me', { password });
const canLogIn = async (name: string, password?: string) =>
  (await browser.login(name, password)).status === 200;

describe('a forgotten password', () => {
  const forgot = (email: string) => browser.ask('POST user /api/v1/user/forgot-password', { email });
  const reset = (token: string, password: string) =>
    browser.ask('POST user /api/v1/user/reset-password', { password }, { authorization: `Bearer ${token}` });
  async function mailedToken(email = RITA) {
    await forgot(email);
    return demo.mailedLink().split('token=')[1] ?? '';
  }

  test('asking tells nobody who has an account', async () => {
    const [known, unknown] = [await forgot(RITA), await forgot('nobody@example.com')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(demo.mails()).toHaveLength(1);
  });

  test.each([
    ['forgot-password', RITA],
    ['send-email-verification', 'uma.patel@example.com'],
  ])('%s answers before it writes a mail: the time tells nothing either', async (call, email) => {
    const put = vi.spyOn(demo.ground.outbox, 'put');
    const issue = vi.spyOn(demo.ground.codes, 'issue');
    const request = { method: 'POST', body: JSON.stringify({ email }) };
    expect((await demo.services.user.request(`/api/v1/user/${call}`, request)).status).toBe(200);
    expect([put.mock.calls.length, issue.mock.calls.length]).toEqual([0, 0]);
    await demo.ground.later.settled();
    expect([put.mock.calls.length, issue.mock.calls.length]).toEqual([1, 1]);
  });

  test('is replaced by the mailed token, once, which ends all sessions and tells its owner', async () => {
    const signedIn = await demo.as('Rita');
    const token = await mailedToken();
    expect((await reset(token, CHOSEN)).status).toBe(200);
    expect((await signedIn.payload()).user).toBeUndefined();
    expect(demo.mails()[0]).toMatchObject({ to: RITA, subject: 'Your password was changed' });
    expect(demo.mailedLink()).toMatch(/^\/was-not-me\?token=/);
    expect([await canLogIn('Rita', CHOSEN), await canLogIn('Rita')]).toEqual([true, false]);
    expect((await reset(token, 'Ultramarin-30')).status).toBe(401);
  });

  test('is replaced by a form without JavaScript, too', async () => {
    await forgot(RITA);
    const link = demo.mailedLink();
    const send = async (password: string) => {
      const { formSecurityToken = '' } = await browser.payload(link);
      const answer = await browser.ask(
        `POST site ${link}`,
        new URLSearchParams({ formSecurityToken, password }),
      );
      return answer.headers.get('location');
    };
    const told = async () => (await browser.payload()).actionMessage?.text;
    expect(await send('short')).toBe(link);
    expect(await told()).toMatch(/did not meet the requirements/);
    expect(await send(CHOSEN)).toBe('/');
    expect(await canLogIn('Rita', CHOSEN)).toBe(true);
    await send('Ultramarin-30');
    expect(await told()).toMatch(/^This link was used already/);
  });

  test('a password against the rule does not use the token up', async () => {
    const token = await mailedToken();
    const { status, body } = await reset(token, 'short');
    expect([status, body.fields.password]).toEqual([
      400,
      expect.stringMatching(/did not meet the requirements/),
    ]);
    expect((await reset(token, CHOSEN)).status).toBe(200);
  });

  test('a second mail, which a stranger may ask for, leaves the first; the one that is used ends both', async () => {
    const [first, second] = [await mailedToken(), await mailedToken()];
    expect((await reset(first, CHOSEN)).status).toBe(200);
    expect((await reset(second, 'Ultramarin-30')).status).toBe(401);
  });

  test('a token is worth nothing after an hour, nor is none or that of a session', async () => {
    const token = await mailedToken();
    demo.wait(60 * 60);
    expect(await reset(token, CHOSEN)).toMatchObject({ status: 401, body: { code: 'invalid_reset_token' } });
    await browser.login('Rita');
    expect((await reset(browser.token ?? '', CHOSEN)).status).toBe(401);
    const bare = await demo.browser().ask('POST user /api/v1/user/reset-password', { password: CHOSEN });
    expect(bare.status).toBe(401);
  });

  test('whoever reads the mail owns the address', async () => {
    await reset(await mailedToken('uma.patel@example.com'), CHOSEN);
    expect(await canLogIn('Uma', CHOSEN)).toBe(true);
  });

  test('asking is refused the fourth time, guessing the thirty-first', async () => {
    for (let attempt = 0; attempt < 3; attempt++) await forgot('nobody@example.com');
    expect((await forgot('nobody@example.com')).status).toBe(429);
    for (let attempt = 4; attempt < 30; attempt++) await reset(`guess-${attempt}`, CHOSEN);
    expect((await reset('guess-31', CHOSEN)).status).toBe(429);
  });
});

describe('PUT /user/me with a password', () => {
  test('changes it, clears the initial-password action, and ends other sessions', async () => {
    const other = await demo.as('Noor');
    await browser.login('Noor');
    expect((await change('Indigo-blau-1')).body.requiredActions).toEqual([]);
    expect((await browser.payload()).user?.firstName).toBe('Noor');
    expect((await other.payload()).user).toBeUndefined();
    expect(await canLogIn('Noor', 'Indigo-blau-1')).toBe(true);
  });

  test('takes a sign-in of less than ten minutes', async () => {
    await browser.login('Rita');
    demo.wait(599);
    expect((await change('Indigo-blau-1')).status).toBe(200);
    demo.wait(2);
    const refused = { status: 403, body: { code: 'reauthentication_required' } };
    expect(await change('Indigo-blau-2')).toMatchObject(refused);
  });

  test('a rotated token is no younger sign-in', async () => {
    await browser.login('Rita');
    demo.wait(601);
    browser.token = (await browser.ask('GET user /api/v1/user/me')).headers.get('jwt') ?? undefined;
    expect(browser.token).toBeDefined();
    expect((await change('Indigo-blau-1')).status).toBe(403);
  });
});
