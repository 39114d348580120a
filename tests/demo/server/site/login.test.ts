import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renewStamp } from '../../../../demo/server/ground/accounts/renew-stamp.ts';
import { demoForEach } from '../support/demo-for.ts';

const RITA = 'rita.holm@example.com';
const { demo, browser } = demoForEach();
const PASSWORD = 'Pigment-2026';
const logIn = (email: string, password = PASSWORD) => browser.ask('POST site /login', { email, password });
const user = async () => (await browser.payload()).user;

describe('POST /login', () => {
  test('answers the user with a token that the services take', async () => {
    const { status, body } = await logIn(RITA);
    expect([status, body.email]).toEqual([200, RITA]);
    browser.token = body.token;
    expect((await browser.ask('GET user /api/v1/user/me')).body).toMatchObject({
      userId: 'u-01',
      firstName: 'Rita',
    });
  });

  test('takes an address in capitals and with blanks around it', async () => {
    expect((await logIn(' Rita.Holm@Example.com ')).status).toBe(200);
  });

  test.each([
    ['a wrong password', RITA, 'Pigment-2025'],
    ['a password that is longer than any', RITA, PASSWORD.repeat(30)],
    ['an unknown address', 'nobody@example.com', PASSWORD],
    ['an address that is longer than any', `${'nobody'.repeat(50)}@example.com`, PASSWORD],
  ])('refuses %s with the same words', async (_, email, password) => {
    const { status, body } = await logIn(email, password);
    expect([status, body]).toEqual([401, { message: 'wrong_credentials', code: 'wrong_credentials' }]);
    expect(await user()).toBeUndefined();
  });

  test('refuses a password that is changed while it is checked', async () => {
    const { ground } = demo;
    const login = logIn(RITA);
    const { byEmail } = ground.users;
    vi.spyOn(ground.users, 'byEmail').mockImplementationOnce((email) => {
      const found = byEmail(email);
      if (found) renewStamp(ground, found.id);
      return found;
    });
    expect((await login).status).toBe(401);
  });

  test('tells an unverified address only to who knows the password', async () => {
    expect((await logIn('uma.patel@example.com')).body.message).toBe('email_not_verified');
    expect((await logIn('uma.patel@example.com', 'wrong-1')).body.message).toBe('wrong_credentials');
  });

  test('starts a session of its own: the one before is worth nothing', async () => {
    await browser.payload();
    const before = browser.cookie;
    await browser.login('Rita');
    expect(browser.cookie).not.toBe(before);
    browser.cookie = before;
    expect(await user()).toBeUndefined();
  });

  test('keeps a form token good that was issued before', async () => {
    const { formSecurityToken = '' } = await browser.payload();
    await browser.login('Rita');
    const [{ id } = {}] = demo.sql('SELECT id FROM sessions WHERE user_id IS NOT NULL');
    const { formKey } = demo.ground.sessions.byId(String(id)) ?? { formKey: '' };
    expect(demo.ground.formTokens.isValid(formSecurityToken, formKey)).toBe(true);
  });

  test('remembers the login before this one', async () => {
    await logIn(RITA);
    demo.wait(3600);
    expect((await logIn(RITA)).body.previousLogin).toBe('2026-11-02T09:00:00.000Z');
  });

  test('tells of changed sheets until they were seen, over any number of logins', async () => {
    const since = async () => {
      await browser.login('Rita');
      return (await user())?.sheetsSince;
    };
    const first = await since();
    demo.wait(3600);
    expect(first ?? '2026-11-02T09:00:00.000Z').toBe(await since());
    demo.wait(3600);
    expect((await browser.ask('PUT user /api/v1/user/me/sheets-seen')).status).toBe(204);
    expect(await user()).not.toHaveProperty('sheetsSince');
    expect(await since()).toBe('2026-11-02T10:00:00.000Z');
  });

  test('sets a cookie that scripts and foreign sites cannot use', async () => {
    const { headers } = await logIn(RITA);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^SECSESSID=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('sets a secure cookie on https only: browsers drop one of a plain address', async () => {
    const cookieOf = async (address: string) =>
      (await demo.services.site.request(address)).headers.getSetCookie()[0];
    expect(await cookieOf('https://portal.example/')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    for (const plain of ['http://localhost:4400/', 'http://192.168.0.7:4400/'])
      expect(await cookieOf(plain)).toMatch(/^SECSESSID=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('refuses the eleventh attempt in five minutes, and says when to try again', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await logIn(RITA, 'wrong-1');
    demo.wait(60);
    const refused = await logIn(RITA);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '240']);
    demo.wait(240);
    expect((await logIn(RITA)).status).toBe(200);
  });

  test('cannot be used up for its owner by a stranger elsewhere', async () => {
    const attempt = async (remoteAddress: string, password: string) => {
      const request = { method: 'POST', body: JSON.stringify({ email: RITA, password }) };
      return (
        await demo.services.site.request('/login', request, { incoming: { socket: { remoteAddress } } })
      ).status;
    };
    for (let guess = 0; guess < 10; guess++) await attempt('203.0.113.7', 'wrong-1');
    expect(await attempt('203.0.113.7', PASSWORD)).toBe(429);
    expect(await attempt('198.51.100.1', PASSWORD)).toBe(200);
  });

  test('refuses a client that tries one account after the other', async () => {
    for (let attempt = 0; attempt < 50; attempt++)
      expect((await logIn(`nobody-${attempt}@example.com`)).status).toBe(401);
    const refused = await logIn(RITA);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
    demo.wait(300);
    expect((await logIn(RITA)).status).toBe(200);
  });

  test.each(['{', '{}', '{"email":"a@example.com"}', '[]', '{"email":1,"password":2}'])(
    'refuses the body %s',
    async (body) => {
      const refused = { status: 400, body: { code: 'invalid_body' } };
      expect(await browser.ask('POST site /login', body)).toMatchObject(refused);
    },
  );
});

describe('two-factor login', () => {
  const BACK = '/product/p-0001?i=coatings';
  async function askForLink(headers: Record<string, string> = {}) {
    const body = { email: 'tove.berg@example.com', password: PASSWORD };
    expect((await browser.ask('POST site /login', body, headers)).body).toEqual({ status: '2fa' });
    return demo.mailedLink();
  }
  const askForLinkFrom = (path: string) => askForLink({ referer: `http://localhost:4400${path}` });

  test('leaves no code where the mail cannot be written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(demo.ground.outbox, 'put').mockImplementation(() => {
      throw new Error('disk full');
    });
    expect((await logIn('tove.berg@example.com')).status).toBe(500);
    expect(demo.sql('SELECT * FROM codes')).toEqual([]);
  });

  test('mails a link that signs in once, when it is followed, and leads back', async () => {
    const link = await askForLinkFrom(BACK);
    expect(await user()).toBeUndefined();
    const { status, headers } = await browser.follow(link);
    expect([status, headers.get('location')]).toEqual([303, BACK]);
    expect((await user())?.email).toBe('tove.berg@example.com');

    const other = demo.browser();
    const page = await other.page(link);
    expect(page).toContain('This link was used already or is too old. Please log in again.');
    expect(page).toContain('href="/login?to=%2Fproduct%2Fp-0001%3Fi%3Dcoatings"');
    expect(await other.payload(link)).toMatchObject({ backUrl: BACK });
    await other.follow(link);
    expect((await other.payload()).user).toBeUndefined();
  });

  test('says that its link was used, and leads back, where one is logged in already', async () => {
    const link = await askForLinkFrom(BACK);
    await browser.follow(link);
    const page = await browser.page(link);
    expect(page).toContain('This link was used already or is too old. You are logged in.');
    expect(page).toContain(`<a class="button" href="${BACK}">Continue</a>`);
  });

  test('has the next page look for changed sheets, once, in whatever browser the link is opened', async () => {
    const link = await askForLink();
    const other = demo.browser();
    await other.follow(link);
    expect((await other.payload()).checkSheets).toBe(true);
    expect((await other.payload()).checkSheets).toBeUndefined();
    await browser.login('Rita');
    expect((await browser.payload()).checkSheets).toBeUndefined();
  });

  test('signs nobody in by a link that is older than 15 minutes', async () => {
    const link = await askForLink();
    demo.wait(15 * 60 + 1);
    await browser.follow(link);
    expect(await user()).toBeUndefined();
  });

  test('never leads back to another site', async () => {
    const followed = await browser.follow(`${await askForLink()}&back=https%3A%2F%2Fevil.example%2Fprofile`);
    expect(followed.headers.get('location')).toBe('/');
  });
});

describe('/logout', () => {
  const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
  const logOut = (headers: Record<string, string> = own, method = 'GET') =>
    browser.ask(`${method} site /logout`, undefined, headers);
  beforeEach(() => browser.login('Rita'));

  test('by a link of this site ends the session and every token of it, and says so once', async () => {
    const { token } = browser;
    expect((await logOut()).headers.get('location')).toBe('/');
    expect(await browser.payload()).toMatchObject({ actionMessage: { text: 'You are logged out.' } });
    expect((await browser.payload()).actionMessage).toBeUndefined();
    browser.token = token;
    expect((await browser.ask('GET user /api/v1/user/me')).status).toBe(401);
  });

  test('by a link of this site in a browser that sends a referrer only', async () => {
    await logOut({ referer: 'http://localhost:4400/profile' });
    expect(await user()).toBeUndefined();
  });

  test.each([
    ['a page of another site', { ...own, 'sec-fetch-site': 'cross-site' }, 'GET'],
    ['another port of this host', { ...own, 'sec-fetch-site': 'same-site' }, 'GET'],
    ['an image of this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }, 'GET'],
    ['a typed address', { ...own, 'sec-fetch-site': 'none' }, 'GET'],
    ['a prefetch', { ...own, 'sec-purpose': 'prefetch' }, 'GET'],
    ['a foreign referrer', { referer: 'https://evil.example/' }, 'GET'],
    ['nothing that says whence', {}, 'GET'],
    ['a HEAD', own, 'HEAD'],
  ])('by %s shows a page with a button', async (_, headers, method) => {
    const { status, body } = await logOut(headers, method);
    expect(status).toBe(200);
    expect(await user()).toBeDefined();
    if (method === 'GET') expect(body).toContain('<button class="button" type="submit">Log out</button>');
    expect((await browser.follow('/logout')).headers.get('location')).toBe('/');
    expect(await user()).toBeUndefined();
  });

  test('by a form without the token of its page does nothing', async () => {
    const { status, headers } = await browser.ask('POST site /logout', new URLSearchParams());
    expect([status, headers.get('location')]).toEqual([303, '/logout']);
    const text = 'This page was open for too long. Please press the button once more.';
    expect(await browser.payload()).toMatchObject({ user: { userId: 'u-01' }, actionMessage: { text } });
  });
});
