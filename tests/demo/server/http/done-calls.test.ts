import { beforeEach, describe, expect, test } from 'vitest';
import { things } from '../access/things.ts';
import { demoForEach } from '../support/demo-for.ts';
import { testDemo } from '../support/test-demo.ts';

const customer = { name: 'Nordlack', street: 'Hamngatan 3', zipCode: '11147', city: 'Lund', country: 'SE' };
const registration = {
  ...{ firstName: 'Kim', lastName: 'Dahl', company: 'Dahl', country: 'SE', password: 'Indigo-blau-1' },
  ...{ email: 'kim@example.com', selectedIndustries: ['coatings'], origin: 'service-platform' },
};
const message = {
  ...{ message: 'Hello', firstName: 'Nora', lastName: 'Quist', company: 'Quist', country: 'DE' },
  ...{ email: 'nora@example.com', contactType: 'contact_block', industry: 'plastics' },
};
const sample = { data: { prd: things.products.open.prd }, reason: 'A trial.', address: { customer } };
const regulatory = { documentType: 'reach', productId: 'p-0001' };
const VERA = { email: 'vera.lindqvist@example.com' };
const RITA = { email: 'rita.holm@example.com' };
const UMA = { email: 'uma.patel@example.com' };
const EUROPE = { region: 'europe', subRegion: 'northern-europe' };

const MESSAGE = 'POST site /api/v1/message';
const USER = 'user /api/v1/user';
const ONE = { 'idempotency-key': 'one' };

/** Calls that make or send something: who makes them, with what, what else they could say, and the mails of one call. */
const calls: [call: string, user: string | null, body: object, other: object, mails: number][] = [
  [`${MESSAGE}/contactForm`, null, message, { message: 'Hello again' }, 1],
  [`${MESSAGE}/requestSampleForm`, 'Vera', sample, { reason: 'Another.' }, 2],
  [`${MESSAGE}/requestRegulatoryDocument`, 'Vera', regulatory, { documentType: 'food_contact' }, 2],
  [`POST ${USER}/register`, null, registration, { password: 'Indigo-blau-2' }, 1],
  [`POST ${USER}/send-email-verification`, null, UMA, VERA, 1],
  [`POST ${USER}/forgot-password`, null, VERA, RITA, 1],
  // To the new address and to the present one.
  [`PUT ${USER}/me/changeEmail`, 'Vera', { newEmail: 'v@example.com' }, { newEmail: 'w@example.com' }, 2],
  [`PUT ${USER}/me/validationRequest`, 'Rita', { region: 'middle-east-africa' }, EUROPE, 0],
];

const { demo, browser } = demoForEach({ hasRateLimits: false });

describe.each(calls)('%s', (call, user, body, other, count) => {
  const logIn = async () => {
    if (user) await browser.login(user);
  };
  beforeEach(logIn);

  async function send(key: string, changes: object = {}) {
    const { formSecurityToken } = await browser.payload();
    const token = call.includes(' site ') ? { formSecurityToken } : {};
    const answer = await browser.ask(call, { ...token, ...body, ...changes }, { 'idempotency-key': key });
    return { status: answer.status, body: answer.body };
  }

  test('is done once for each key, and answered alike', async () => {
    const first = await send('one');
    expect(first.status).toBeLessThan(300);
    // Each with a new token of the form.
    expect(await Promise.all([send('one'), send('one'), send('one')])).toEqual([first, first, first]);
    expect(demo.mails()).toHaveLength(count);
  });

  test('with another body is refused', async () => {
    await send('one');
    expect(await send('one', other)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect(demo.mails()).toHaveLength(count);
  });

  test('leaves the key of a refused call unused', async () => {
    const [field = ''] = Object.keys(other);
    expect((await send('one', { [field]: '' })).status).toBeGreaterThanOrEqual(400);
    expect((await send('one')).status).toBeLessThan(300);
    expect(demo.mails()).toHaveLength(count);
  });

  // The contact form's keys are those of the browser, whose session is over by then.
  if (call.endsWith('contactForm')) return;
  test('is remembered for a day', async () => {
    const first = await send('one');
    demo.wait(24 * 3600 - 1);
    browser.forget();
    await logIn();
    expect((await send('one')).status).toBe(first.status);
    expect(demo.mails()).toHaveLength(count);
  });
});

test('a new password is set once, and its link used once', async () => {
  await browser.login('Vera');
  const put = async (password: string) => (await browser.ask(`PUT ${USER}/me`, { password }, ONE)).status;
  expect([await put('Ultramarin-29'), await put('Ultramarin-29'), await put('Ultramarin-30')]).toEqual([
    ...[200, 200, 422],
  ]);
  await browser.ask(`POST ${USER}/forgot-password`, VERA);
  const headers = { ...ONE, authorization: `Bearer ${demo.mailedLink().split('token=')[1]}` };
  const reset = async (password: string) =>
    (await demo.browser().ask(`POST ${USER}/reset-password`, { password }, headers)).status;
  expect([await reset('Zinnober-77'), await reset('Zinnober-77'), await reset('Zinnober-78')]).toEqual([
    ...[200, 200, 422],
  ]);
});

test('twenty at once are one, and none of them is one too many', async () => {
  const limited = await testDemo();
  const by = limited.browser();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => by.ask(`POST ${USER}/register`, registration, ONE)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(limited.mails()).toHaveLength(1);
});

test('keys are those of one user', async () => {
  for (const name of ['Vera', 'Rita']) {
    const newEmail = `${name.toLowerCase()}@example.com`;
    const changed = await (await demo.as(name)).ask(`PUT ${USER}/me/changeEmail`, { newEmail }, ONE);
    expect(changed.status).toBe(200);
  }
  expect(demo.mails()).toHaveLength(4);
});

test('calls without a key, or with another one, each count', async () => {
  for (const headers of [{}, {}, ONE, { 'idempotency-key': 'two' }])
    await browser.ask(`POST ${USER}/forgot-password`, VERA, headers);
  expect(demo.mails()).toHaveLength(4);
});

test('no password is kept with a key', async () => {
  await browser.ask(`POST ${USER}/register`, registration, ONE);
  const rows = demo.sql('SELECT * FROM done_calls');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/Indigo|kim@/);
});
