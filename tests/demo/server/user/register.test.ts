import { beforeEach, describe, expect, test } from 'vitest';
import { linkInNewestMail, type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

const registration = {
  firstName: 'Nora',
  lastName: 'Quist',
  company: 'Quist Farben',
  email: 'nora.quist@example.com',
  country: 'DE',
  selectedIndustries: ['coatings'],
  password: 'Zinnober-7',
  consent: ['inquiries'],
  origin: 'service-platform',
};

let demo: TestDemo;
let browser: TestBrowser;
beforeEach(async () => {
  demo = await testDemo();
  browser = demo.browser();
});
const register = (changes: object = {}) =>
  browser.call('POST', 'user', '/api/v1/user/register', { body: { ...registration, ...changes } });

describe('POST /user/register', () => {
  test('leads over the mailed link to a login', async () => {
    const response = await register();
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ userId: expect.stringMatching(/./) });
    expect((await browser.login(registration.email, registration.password)).status).toBe(401);

    await browser.follow(linkInNewestMail(demo.ground));
    expect(await browser.payload()).toMatchObject({
      actionMessage: { type: 'success', text: 'Your email address is confirmed. You can log in now.' },
    });
    expect((await browser.login(registration.email, registration.password)).status).toBe(200);
  });

  test('gives nothing of the company whose name is typed, nor does a profile (decision B66)', async () => {
    await browser.login('vera.lindqvist@example.com');
    const companySheets = async () =>
      (await (await browser.call('POST', 'search', '/api/v1/document/company/search')).json()).total;
    expect(await companySheets()).toBeGreaterThan(0);
    await register({ company: 'Nordlack' });
    await browser.follow(linkInNewestMail(demo.ground));
    await browser.login(registration.email, registration.password);
    expect(await companySheets()).toBe(0);
    await browser.call('PUT', 'user', '/api/v1/user/me', { body: { company: 'nordlack' } });
    expect(await companySheets()).toBe(0);
  });

  test('refuses an address in use, in capitals too', async () => {
    const response = await register({ email: 'Rita.Holm@example.com' });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      message: 'This email address is already in use.',
      code: 'email_in_use',
      fields: { email: 'This email address is already in use.' },
    });
  });

  test.each([
    ['firstName', { firstName: '  ' }, 'This field is required.'],
    ['email', { email: 'nora@' }, 'This is not an email address.'],
    ['country', { country: 'XX' }, 'Choose a country.'],
    ['selectedIndustries', { selectedIndustries: [] }, 'Choose at least one industry.'],
    ['selectedIndustries.1', { selectedIndustries: ['coatings', 'alchemy'] }, 'Choose an industry.'],
    ['password', { password: 'short-1' }, 'Your password did not meet the requirements, please try again.'],
    [
      'password',
      { password: 'no digits here' },
      'Your password did not meet the requirements, please try again.',
    ],
    [
      'password',
      { password: '1234567890' },
      'Your password did not meet the requirements, please try again.',
    ],
  ])('says what is wrong with %s', async (name, changes, message) => {
    const response = await register(changes);
    expect(response.status).toBe(400);
    expect((await response.json()).fields).toEqual({ [name]: message });
    expect(demo.ground.outbox.all()).toEqual([]);
  });

  test('takes letters of any script in a password, and counts characters', async () => {
    expect((await register({ password: 'пигмент7' })).status).toBe(201);
    const painted = `a1${'\u{1F3A8}'.repeat(126)}`;
    const email = 'painter@example.com';
    expect((await register({ email, password: `${painted}x` })).status).toBe(400);
    expect((await register({ email, password: painted })).status).toBe(201);
    await browser.follow(linkInNewestMail(demo.ground));
    expect((await browser.login(email, painted)).status).toBe(200);
  });

  test('keeps each industry and consent once', async () => {
    await register({ selectedIndustries: ['coatings', 'coatings'], consent: ['surveys', 'surveys'] });
    const user = demo.ground.users.byEmail(registration.email);
    expect([user?.industries, user?.consent]).toEqual([['coatings'], ['surveys']]);
  });

  test('refuses an origin and a consent that do not exist', async () => {
    expect((await register({ origin: 'elsewhere' })).status).toBe(400);
    expect((await register({ consent: ['everything'] })).status).toBe(400);
  });

  test('of two registrations at a time one is refused', async () => {
    const answers = await Promise.all([register(), register()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(demo.ground.outbox.all()).toHaveLength(1);
  });

  test('takes a form token of any session, none at all, and no forged or old one', async () => {
    const { formSecurityToken = '' } = await browser.payload();
    expect((await register({ formSecurityToken })).status).toBe(201);
    const forged = await register({ formSecurityToken: formSecurityToken.replace(/.$/, '~') });
    expect([forged.status, (await forged.json()).code]).toEqual([403, 'invalid_form_token']);
    demo.wait(2 * 60 * 60);
    expect((await register({ formSecurityToken })).status).toBe(403);
  });

  test('is refused the sixth time for an address, and the thirty-first for a client', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await register();
    const refused = await register();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    for (let attempt = 6; attempt < 30; attempt++) await register({ email: `${attempt}@example.com` });
    expect((await register({ email: 'another@example.com' })).status).toBe(429);
    demo.wait(601);
    expect((await register({ email: 'another@example.com' })).status).toBe(201);
  });
});

describe('POST /user/send-email-verification', () => {
  const resend = (email: string) =>
    browser.call('POST', 'user', '/api/v1/user/send-email-verification', { body: { email } });

  test('answers the same for everyone, and mails only to those who wait for it', async () => {
    for (const email of ['uma.patel@example.com', 'rita.holm@example.com', 'nobody@example.com']) {
      const response = await resend(email);
      expect([response.status, await response.json()]).toEqual([200, { sent: true }]);
    }
    expect(demo.ground.outbox.all().map(({ to }) => to)).toEqual(['uma.patel@example.com']);
  });

  test('is refused the fourth time within ten minutes', async () => {
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await resend('uma.patel@example.com')).status).toBe(200);
    const refused = await resend('uma.patel@example.com');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    demo.wait(601);
    expect((await resend('uma.patel@example.com')).status).toBe(200);
  });

  test('who follows a link again learns that the address is confirmed', async () => {
    await resend('uma.patel@example.com');
    const link = linkInNewestMail(demo.ground);
    await browser.follow(link);
    const page = async () => (await browser.call('GET', 'site', link)).text();
    expect(await page()).toContain('Your email address was confirmed already. You can log in.');
    demo.wait(3 * 24 * 60 * 60);
    expect(await page()).toContain('This link was used already or is too old.');
  });
});
