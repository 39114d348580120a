import { beforeEach, describe, expect, test, vi } from 'vitest';
import { linkInNewestMail, type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

let demo: TestDemo;
let browser: TestBrowser;
beforeEach(async () => {
  demo = await testDemo();
  browser = demo.browser();
});

const change = (password: string) => browser.call('PUT', 'user', '/api/v1/user/me', { body: { password } });

describe('a forgotten password', () => {
  const forgot = (email: string) =>
    browser.call('POST', 'user', '/api/v1/user/forgot-password', { body: { email } });
  const reset = (token: string, password: string) =>
    browser.call('POST', 'user', '/api/v1/user/reset-password', {
      body: { password },
      headers: { authorization: `Bearer ${token}` },
    });
  async function resetToken() {
    await forgot('rita.holm@example.com');
    return new URL(linkInNewestMail(demo.ground), 'http://localhost').searchParams.get('token') ?? '';
  }

  test('asking tells nobody who has an account', async () => {
    const [known, unknown] = [await forgot('rita.holm@example.com'), await forgot('nobody@example.com')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(demo.ground.outbox.all()).toHaveLength(1);
  });

  test.each(['forgot-password', 'send-email-verification'])(
    '%s answers before it writes a mail: the time tells nothing either',
    async (call) => {
      const put = vi.spyOn(demo.ground.outbox, 'put');
      const isIssued = vi.spyOn(demo.ground.codes, 'issue');
      const body = JSON.stringify({
        email: call === 'forgot-password' ? 'rita.holm@example.com' : 'uma.patel@example.com',
      });
      const answer = await demo.services.user.request(`/api/v1/user/${call}`, { method: 'POST', body });
      expect(answer.status).toBe(200);
      expect([put.mock.calls.length, isIssued.mock.calls.length]).toEqual([0, 0]);
      await demo.ground.later.settled();
      expect([put.mock.calls.length, isIssued.mock.calls.length]).toEqual([1, 1]);
    },
  );

  test('is replaced by the mailed token, once', async () => {
    const token = await resetToken();
    expect((await reset(token, 'Ultramarin-29')).status).toBe(200);
    expect((await browser.login('rita.holm@example.com', 'Ultramarin-29')).status).toBe(200);
    expect((await browser.login('rita.holm@example.com')).status).toBe(401);
    expect((await reset(token, 'Ultramarin-30')).status).toBe(401);
  });

  test('is replaced by a form without JavaScript, too', async () => {
    await forgot('rita.holm@example.com');
    const link = linkInNewestMail(demo.ground);
    const send = async (password: string) => {
      const { formSecurityToken = '' } = await browser.payload(link);
      const body = new URLSearchParams({ formSecurityToken, password });
      return browser.call('POST', 'site', link, { body });
    };
    expect((await send('short')).headers.get('location')).toBe(link);
    expect((await browser.payload()).actionMessage?.text).toMatch(/did not meet the requirements/);
    expect((await send('Ultramarin-29')).headers.get('location')).toBe('/');
    expect((await browser.login('rita.holm@example.com', 'Ultramarin-29')).status).toBe(200);
    await send('Ultramarin-30');
    expect((await browser.payload()).actionMessage?.text).toMatch(/^This link was used already/);
  });

  test('that was replaced is told to its owner, with a way to stop it', async () => {
    await reset(await resetToken(), 'Ultramarin-29');
    const [mail] = demo.ground.outbox.all();
    expect([mail?.to, mail?.subject]).toEqual(['rita.holm@example.com', 'Your password was changed']);
    expect(linkInNewestMail(demo.ground)).toMatch(/^\/was-not-me\?token=/);
  });

  test('a password against the rule does not use the token up', async () => {
    const token = await resetToken();
    const refused = await reset(token, 'short');
    expect(refused.status).toBe(400);
    expect((await refused.json()).fields.password).toMatch(/did not meet the requirements/);
    expect((await reset(token, 'Ultramarin-29')).status).toBe(200);
  });

  test('a second mail, which a stranger may ask for, leaves the first; the one that is used ends both', async () => {
    const first = await resetToken();
    const second = await resetToken();
    expect((await reset(first, 'Ultramarin-29')).status).toBe(200);
    expect((await reset(second, 'Ultramarin-30')).status).toBe(401);
  });

  test('a token is worth nothing after an hour, nor is none or that of a session', async () => {
    const token = await resetToken();
    demo.wait(60 * 60);
    const refused = await reset(token, 'Ultramarin-29');
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'invalid_reset_token']);
    await browser.login('rita.holm@example.com');
    expect((await reset(browser.token ?? '', 'Ultramarin-29')).status).toBe(401);
    const bare = { body: { password: 'Ultramarin-29' } };
    browser.token = undefined;
    expect((await browser.call('POST', 'user', '/api/v1/user/reset-password', bare)).status).toBe(401);
  });

  test('whoever reads the mail owns the address', async () => {
    await forgot('uma.patel@example.com');
    const token = new URL(linkInNewestMail(demo.ground), 'http://localhost').searchParams.get('token') ?? '';
    await reset(token, 'Ultramarin-29');
    expect((await browser.login('uma.patel@example.com', 'Ultramarin-29')).status).toBe(200);
  });

  test('asking is refused the fourth time, guessing the thirty-first', async () => {
    for (let attempt = 0; attempt < 3; attempt++) await forgot('nobody@example.com');
    expect((await forgot('nobody@example.com')).status).toBe(429);
    for (let attempt = 4; attempt < 30; attempt++) await reset(`guess-${attempt}`, 'Ultramarin-29');
    expect((await reset('guess-31', 'Ultramarin-29')).status).toBe(429);
  });

  test('all sessions of the user end', async () => {
    await browser.login('rita.holm@example.com');
    await reset(await resetToken(), 'Ultramarin-29');
    expect((await browser.payload()).user).toBeUndefined();
  });
});

describe('PUT /user/me with a password', () => {
  test('changes it, clears the initial-password action, and ends other sessions', async () => {
    const other = demo.browser();
    await other.login('noor.visser@example.com');
    await browser.login('noor.visser@example.com');
    const response = await change('Indigo-blau-1');
    expect((await response.json()).requiredActions).toEqual([]);
    expect((await browser.payload()).user?.email).toBe('noor.visser@example.com');
    expect((await other.payload()).user).toBeUndefined();
    expect((await browser.login('noor.visser@example.com', 'Indigo-blau-1')).status).toBe(200);
  });

  test('takes a sign-in of less than ten minutes', async () => {
    await browser.login('rita.holm@example.com');
    demo.wait(599);
    expect((await change('Indigo-blau-1')).status).toBe(200);
    demo.wait(2);
    const refused = await change('Indigo-blau-2');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'reauthentication_required' });
  });

  test('a rotated token is no younger sign-in', async () => {
    await browser.login('rita.holm@example.com');
    demo.wait(601);
    browser.token = (await browser.call('GET', 'user', '/api/v1/user/me')).headers.get('jwt') ?? undefined;
    expect(browser.token).toBeDefined();
    expect((await change('Indigo-blau-1')).status).toBe(403);
  });
});
