import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renewStamp } from '../../../../demo/server/ground/accounts/renew-stamp.ts';
import { type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

let demo: TestDemo;
let browser: TestBrowser;
beforeEach(async () => {
  demo = await testDemo();
  browser = demo.browser();
});

describe('POST /login', () => {
  test('answers the user with a token that the services take', async () => {
    const response = await browser.login('rita.holm@example.com');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      email: 'rita.holm@example.com',
      token: expect.any(String),
    });
    const me = await browser.call('GET', 'user', '/api/v1/user/me');
    expect(await me.json()).toMatchObject({ userId: 'u-01', firstName: 'Rita' });
  });

  test('takes an address in capitals and with blanks around it', async () => {
    expect((await browser.login(' Rita.Holm@Example.com ')).status).toBe(200);
  });

  test.each([
    ['a wrong password', 'rita.holm@example.com', 'Pigment-2025'],
    ['a password that is longer than any', 'rita.holm@example.com', 'Pigment-2026'.repeat(30)],
    ['an unknown address', 'nobody@example.com', 'Pigment-2026'],
    ['an address that is longer than any', `${'nobody'.repeat(50)}@example.com`, 'Pigment-2026'],
  ])('refuses %s with the same words', async (_, email, password) => {
    const response = await browser.login(email, password);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'wrong_credentials', code: 'wrong_credentials' });
    expect((await browser.payload()).user).toBeUndefined();
  });

  test('refuses a password that is changed while it is checked', async () => {
    const { ground } = demo;
    const login = browser.login('rita.holm@example.com');
    const { byEmail } = ground.users;
    vi.spyOn(ground.users, 'byEmail').mockImplementationOnce((email) => {
      const user = byEmail(email);
      if (user) renewStamp(ground, user.id);
      return user;
    });
    expect((await login).status).toBe(401);
  });

  test('tells an unverified address only to who knows the password', async () => {
    expect(await (await browser.login('uma.patel@example.com')).json()).toMatchObject({
      message: 'email_not_verified',
    });
    expect(await (await browser.login('uma.patel@example.com', 'wrong-1')).json()).toMatchObject({
      message: 'wrong_credentials',
    });
  });

  test('starts a session of its own: the one before is worth nothing', async () => {
    await browser.payload();
    const before = browser.cookie;
    await browser.login('rita.holm@example.com');
    expect(browser.cookie).not.toBe(before);
    const stranger = demo.browser();
    stranger.cookie = before;
    expect((await stranger.payload()).user).toBeUndefined();
  });

  test('keeps a form token good that was issued before', async () => {
    const { formSecurityToken = '' } = await browser.payload();
    await browser.login('rita.holm@example.com');
    const { formKey } = demo.ground.sessions.byId(sessionIdOf(demo)) ?? { formKey: '' };
    expect(demo.ground.formTokens.isValid(formSecurityToken, formKey)).toBe(true);
  });

  test('remembers the login before this one', async () => {
    await browser.login('rita.holm@example.com');
    demo.wait(3600);
    const second = await (await browser.login('rita.holm@example.com')).json();
    expect(second.previousLogin).toBe('2026-11-02T09:00:00.000Z');
  });

  test('tells of changed sheets until they were seen, over any number of logins', async () => {
    const since = async () => (await (await browser.login('rita.holm@example.com')).json()).sheetsSince;
    const first = await since();
    demo.wait(3600);
    expect(first === undefined ? '2026-11-02T09:00:00.000Z' : first).toBe(await since());
    demo.wait(3600);
    expect((await browser.call('PUT', 'user', '/api/v1/user/me/sheets-seen')).status).toBe(204);
    expect((await browser.payload()).user).not.toHaveProperty('sheetsSince');
    expect(await since()).toBe('2026-11-02T10:00:00.000Z');
  });

  test('sets a cookie that scripts and foreign sites cannot use', async () => {
    const response = await browser.login('rita.holm@example.com');
    const [cookie, ...others] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^SECSESSID=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(others).toEqual([]);
  });

  test('sets a secure cookie on https only: browsers drop one of a plain address', async () => {
    const cookieOf = async (address: string) =>
      (await demo.services.site.request(address)).headers.getSetCookie()[0];
    expect(await cookieOf('https://portal.example/')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    for (const plain of ['http://localhost:4400/', 'http://192.168.0.7:4400/']) {
      expect(await cookieOf(plain)).toMatch(/^SECSESSID=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    }
  });

  test('refuses the eleventh attempt in five minutes, and says when to try again', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await browser.login('rita.holm@example.com', 'wrong-1');
    demo.wait(60);
    const refused = await browser.login('rita.holm@example.com');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('240');
    demo.wait(240);
    expect((await browser.login('rita.holm@example.com')).status).toBe(200);
  });

  test('cannot be used up for its owner by a stranger elsewhere', async () => {
    const attempt = (remoteAddress: string, password: string) =>
      demo.services.site.request(
        '/login',
        { method: 'POST', body: JSON.stringify({ email: 'rita.holm@example.com', password }) },
        { incoming: { socket: { remoteAddress } } },
      );
    for (let guess = 0; guess < 10; guess++) await attempt('203.0.113.7', 'wrong-1');
    expect((await attempt('203.0.113.7', 'Pigment-2026')).status).toBe(429);
    expect((await attempt('198.51.100.1', 'Pigment-2026')).status).toBe(200);
  });

  test('refuses a client that tries one account after the other', async () => {
    for (let attempt = 0; attempt < 50; attempt++)
      expect((await browser.login(`nobody-${attempt}@example.com`)).status).toBe(401);
    const refused = await browser.login('rita.holm@example.com');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
    demo.wait(300);
    expect((await browser.login('rita.holm@example.com')).status).toBe(200);
  });

  test.each([['{'], ['{}'], ['{"email":"a@example.com"}'], ['[]'], ['{"email":1,"password":2}']])(
    'refuses the body %s',
    async (body) => {
      const response = await browser.call('POST', 'site', '/login', { body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid_body' });
    },
  );

  test('refuses pages of other origins, the services own ports too', async () => {
    const body = { email: 'rita.holm@example.com', password: 'Pigment-2026' };
    const headers = { origin: 'http://localhost:4401' };
    expect((await browser.call('POST', 'site', '/login', { body, headers })).status).toBe(403);
  });
});

describe('two-factor login', () => {
  async function askForLink(headers: Record<string, string> = {}) {
    const body = { email: 'tove.berg@example.com', password: 'Pigment-2026' };
    const response = await browser.call('POST', 'site', '/login', { body, headers });
    expect(await response.json()).toEqual({ status: '2fa' });
    return demo.mailedLink();
  }

  test('leaves no code where the mail cannot be written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(demo.ground.outbox, 'put').mockImplementation(() => {
      throw new Error('disk full');
    });
    expect((await browser.login('tove.berg@example.com')).status).toBe(500);
    expect(demo.ground.database.prepare('SELECT * FROM codes').all()).toEqual([]);
  });

  test('mails a link that signs in once and leads back', async () => {
    const link = await askForLink({ referer: 'http://localhost:4400/product/p-0001?i=coatings' });
    const followed = await browser.follow(link);
    expect(followed.status).toBe(303);
    expect(followed.headers.get('location')).toBe('/product/p-0001?i=coatings');
    expect((await browser.payload()).user?.email).toBe('tove.berg@example.com');

    const other = demo.browser();
    const page = await (await other.call('GET', 'site', link)).text();
    expect(page).toContain('This link was used already or is too old. Please log in again.');
    expect(page).toContain('href="/login?to=%2Fproduct%2Fp-0001%3Fi%3Dcoatings"');
    expect(await other.payload(link)).toMatchObject({ backUrl: '/product/p-0001?i=coatings' });
    await other.follow(link);
    expect((await other.payload()).user).toBeUndefined();
  });

  test('says that its link was used, and leads back, where one is logged in already', async () => {
    const link = await askForLink({ referer: 'http://localhost:4400/product/p-0001?i=coatings' });
    await browser.follow(link);
    const page = await (await browser.call('GET', 'site', link)).text();
    expect(page).toContain('This link was used already or is too old. You are logged in.');
    expect(page).toContain('<a class="button" href="/product/p-0001?i=coatings">Continue</a>');
  });

  test('has the next page look for changed sheets, once, in whatever browser the link is opened', async () => {
    const link = await askForLink();
    const other = demo.browser();
    await other.follow(link);
    expect((await other.payload()).checkSheets).toBe(true);
    expect((await other.payload()).checkSheets).toBeUndefined();
    await browser.login('rita.holm@example.com');
    expect((await browser.payload()).checkSheets).toBeUndefined();
  });

  test('signs nobody in before the link is followed', async () => {
    await askForLink();
    expect((await browser.payload()).user).toBeUndefined();
  });

  test('signs nobody in by a link that is older than 15 minutes', async () => {
    const link = await askForLink();
    demo.wait(15 * 60 + 1);
    await browser.follow(link);
    expect((await browser.payload()).user).toBeUndefined();
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://localhost:4401/',
  ])('never leads back to %s', async (back) => {
    const link = await askForLink();
    const followed = await browser.follow(`${link}&back=${encodeURIComponent(back)}`);
    expect(followed.headers.get('location')).toBe('/');
  });
});

describe('/logout', () => {
  const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
  const logOut = (headers: Record<string, string> = own, method = 'GET') =>
    browser.call(method, 'site', '/logout', { headers });
  const isSignedIn = async () => (await browser.payload()).user !== undefined;
  beforeEach(() => browser.login('rita.holm@example.com'));

  test('by a link of this site ends the session and every token of it, and says so once', async () => {
    const { token } = browser;
    const response = await logOut();
    expect(response.headers.get('location')).toBe('/');
    expect(await browser.payload()).toMatchObject({ actionMessage: { text: 'You are logged out.' } });
    expect((await browser.payload()).actionMessage).toBeUndefined();
    browser.token = token;
    expect((await browser.call('GET', 'user', '/api/v1/user/me')).status).toBe(401);
  });

  test('by a link of this site in a browser that sends a referrer only', async () => {
    await logOut({ referer: 'http://localhost:4400/profile' });
    expect(await isSignedIn()).toBe(false);
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
    const answer = await logOut(headers, method);
    expect(answer.status).toBe(200);
    expect(await isSignedIn()).toBe(true);
    if (method === 'GET')
      expect(await answer.text()).toContain('<button class="button" type="submit">Log out</button>');
    expect((await browser.follow('/logout')).headers.get('location')).toBe('/');
    expect(await isSignedIn()).toBe(false);
  });

  test('by a form without the token of its page does nothing', async () => {
    const answer = await browser.call('POST', 'site', '/logout', { body: new URLSearchParams() });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/logout']);
    const { user, actionMessage } = await browser.payload();
    expect(user).toBeDefined();
    expect(actionMessage?.text).toBe('This page was open for too long. Please press the button once more.');
  });
});

function sessionIdOf({ ground }: TestDemo): string {
  const row = ground.database.prepare('SELECT id FROM sessions WHERE user_id IS NOT NULL').get();
  return String(row?.id);
}
