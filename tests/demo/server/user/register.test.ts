import { describe, expect, test } from 'vitest';
import { demoForEach } from '../support/demo-for.ts';

const registration = {
  ...{ firstName: 'Nora', lastName: 'Quist', company: 'Quist Farben', email: 'nora.quist@example.com' },
  ...{ country: 'DE', selectedIndustries: ['coatings'], password: 'Zinnober-7', consent: ['inquiries'] },
  origin: 'service-platform',
};
const { demo, browser } = demoForEach();
const register = (changes: object = {}) =>
  browser.ask('POST user /api/v1/user/register', { ...registration, ...changes });
const logIn = async ({ email, password } = registration) => (await browser.login(email, password)).status;

describe('POST /user/register', () => {
  test('leads over the mailed link to a login', async () => {
    expect(await register()).toMatchObject({ status: 201, body: { userId: expect.stringMatching(/./) } });
    expect(await logIn()).toBe(401);
    await browser.follow(demo.mailedLink());
    expect(await browser.payload()).toMatchObject({
      actionMessage: { type: 'success', text: 'Your email address is confirmed. You can log in now.' },
    });
    expect(await logIn()).toBe(200);
  });

  test('gives nothing of the company whose name is typed, nor does a profile (decision B66)', async () => {
    await browser.login('Vera');
    const companySheets = async () =>
      (await browser.ask('POST search /api/v1/document/company/search')).body.total;
    expect(await companySheets()).toBeGreaterThan(0);
    await register({ company: 'Nordlack' });
    await browser.follow(demo.mailedLink());
    await logIn();
    expect(await companySheets()).toBe(0);
    await browser.ask('PUT user /api/v1/user/me', { company: 'nordlack' });
    expect(await companySheets()).toBe(0);
  });

  test('refuses an address in use, in capitals too', async () => {
    const message = 'This email address is already in use.';
    const { status, body } = await register({ email: 'Rita.Holm@example.com' });
    expect([status, body]).toEqual([409, { message, code: 'email_in_use', fields: { email: message } }]);
  });

  const RULE = 'Your password did not meet the requirements, please try again.';
  test.each([
    ['firstName', { firstName: '  ' }, 'This field is required.'],
    ['email', { email: 'nora@' }, 'This is not an email address.'],
    ['country', { country: 'XX' }, 'Choose a country.'],
    ['selectedIndustries', { selectedIndustries: [] }, 'Choose at least one industry.'],
    ['selectedIndustries.1', { selectedIndustries: ['coatings', 'alchemy'] }, 'Choose an industry.'],
    ['password', { password: 'short-1' }, RULE],
    ['password', { password: 'no digits here' }, RULE],
    ['password', { password: '1234567890' }, RULE],
  ])('says what is wrong with %s', async (name, changes, message) => {
    const { status, body } = await register(changes);
    expect([status, body.fields]).toEqual([400, { [name]: message }]);
    expect(demo.mails()).toEqual([]);
  });

  test('takes letters of any script in a password, and counts characters', async () => {
    expect((await register({ password: 'пигмент7' })).status).toBe(201);
    const painted = {
      ...registration,
      email: 'painter@example.com',
      password: `a1${'\u{1F3A8}'.repeat(126)}`,
    };
    expect((await register({ ...painted, password: `${painted.password}x` })).status).toBe(400);
    expect((await register(painted)).status).toBe(201);
    await browser.follow(demo.mailedLink());
    expect(await logIn(painted)).toBe(200);
  });

  test('keeps each industry and consent once', async () => {
    await register({ selectedIndustries: ['coatings', 'coatings'], consent: ['surveys', 'surveys'] });
    const user = demo.ground.users.byEmail(registration.email);
    expect(user).toMatchObject({ industries: ['coatings'], consent: ['surveys'] });
  });

  test('refuses an origin and a consent that do not exist', async () => {
    expect((await register({ origin: 'elsewhere' })).status).toBe(400);
    expect((await register({ consent: ['everything'] })).status).toBe(400);
  });

  test('of two registrations at a time one is refused', async () => {
    const answers = await Promise.all([register(), register()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(demo.mails()).toHaveLength(1);
  });

  test('takes a form token of any session, none at all, and no forged or old one', async () => {
    const { formSecurityToken = '' } = await browser.payload();
    expect((await register({ formSecurityToken })).status).toBe(201);
    const forged = await register({ formSecurityToken: formSecurityToken.replace(/.$/, '~') });
    expect(forged).toMatchObject({ status: 403, body: { code: 'invalid_form_token' } });
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
  const UMA = 'uma.patel@example.com';
  const resend = (email = UMA) => browser.ask('POST user /api/v1/user/send-email-verification', { email });

  test('answers the same for everyone, and mails only to those who wait for it', async () => {
    for (const email of [UMA, 'rita.holm@example.com', 'nobody@example.com'])
      expect(await resend(email)).toMatchObject({ status: 200, body: { sent: true } });
    expect(demo.mails().map(({ to }) => to)).toEqual([UMA]);
  });

  test('is refused the fourth time within ten minutes', async () => {
    for (let attempt = 0; attempt < 3; attempt++) expect((await resend()).status).toBe(200);
    const refused = await resend();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    demo.wait(601);
    expect((await resend()).status).toBe(200);
  });

  test('who follows a link again learns that the address is confirmed', async () => {
    await resend();
    const link = demo.mailedLink();
    await browser.follow(link);
    expect(await browser.page(link)).toContain('Your email address was confirmed already. You can log in.');
    demo.wait(3 * 24 * 60 * 60);
    expect(await browser.page(link)).toContain('This link was used already or is too old.');
  });
});
