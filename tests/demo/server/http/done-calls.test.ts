import { beforeEach, describe, expect, test } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import type { ServiceName } from '../../../../demo/server/base/ports.ts';
import { type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

const { prd, id: productId } = catalogueMaker().product(0);
const customer = { name: 'Nordlack', street: 'Hamngatan 3', zipCode: '11147', city: 'Lund', country: 'SE' };
const registration = {
  ...{ firstName: 'Kim', lastName: 'Dahl', company: 'Dahl', country: 'SE', password: 'Indigo-blau-1' },
  ...{ email: 'kim@example.com', selectedIndustries: ['coatings'], origin: 'service-platform' },
};
const VERA = 'vera.lindqvist@example.com';

/** Calls that make or send something: who makes them, with what, what else they could say, and the mails of one call. */
const calls: [
  call: string,
  user: string | null,
  body: Record<string, unknown>,
  other: Record<string, unknown>,
  mails: number,
][] = [
  [
    'POST site /api/v1/message/contactForm',
    null,
    {
      ...{ message: 'Hello', firstName: 'Nora', lastName: 'Quist', company: 'Quist', country: 'DE' },
      ...{ email: 'nora@example.com', contactType: 'contact_block', industry: 'plastics' },
    },
    { message: 'Hello again' },
    1,
  ],
  [
    'POST site /api/v1/message/requestSampleForm',
    VERA,
    { data: { prd }, reason: 'A trial.', address: { customer } },
    { reason: 'Another.' },
    2,
  ],
  [
    'POST site /api/v1/message/requestRegulatoryDocument',
    VERA,
    { documentType: 'reach', productId },
    { documentType: 'food_contact' },
    1,
  ],
  ['POST user /api/v1/user/register', null, registration, { password: 'Indigo-blau-2' }, 1],
  [
    'POST user /api/v1/user/send-email-verification',
    null,
    { email: 'uma.patel@example.com' },
    { email: VERA },
    1,
  ],
  ['POST user /api/v1/user/forgot-password', null, { email: VERA }, { email: 'rita.holm@example.com' }, 1],
  [
    'PUT user /api/v1/user/me/changeEmail',
    VERA,
    { newEmail: 'v@example.com' },
    { newEmail: 'w@example.com' },
    // To the new address and to the present one.
    2,
  ],
  [
    'PUT user /api/v1/user/me/validationRequest',
    'rita.holm@example.com',
    { region: 'middle-east-africa' },
    { region: 'europe', subRegion: 'northern-europe' },
    0,
  ],
];

let demo: TestDemo;
beforeEach(async () => {
  demo = await testDemo({ hasRateLimits: false });
});
const mails = () => demo.mails().length;

describe.each(calls)('%s', (call, user, body, other, count) => {
  const [method = '', service = '', path = ''] = call.split(' ');
  let browser: TestBrowser;
  beforeEach(async () => {
    browser = demo.browser();
    if (user) await browser.login(user);
  });

  async function send(key: string | undefined, changes: object = {}, by = browser) {
    const { formSecurityToken } = await by.payload();
    const token = service === 'site' ? { formSecurityToken } : {};
    const answer = await by.call(method, service as ServiceName, path, {
      body: { ...token, ...body, ...changes },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
    return { status: answer.status, answer: await answer.json() };
  }

  test('is done once for each key, and answered alike', async () => {
    const first = await send('one');
    expect(first.status).toBeLessThan(300);
    // Each with a new token of the form.
    expect(await Promise.all([send('one'), send('one'), send('one')])).toEqual([first, first, first]);
    expect(mails()).toBe(count);
  });

  test('with another body is refused, and done with another key or none', async () => {
    await send('one');
    expect(await send('one', other)).toMatchObject({
      status: 422,
      answer: { code: 'idempotency_key_reused' },
    });
    expect(mails()).toBe(count);
  });

  test('leaves the key of a refused call unused', async () => {
    const [field = ''] = Object.keys(other);
    expect((await send('one', { [field]: '' })).status).toBeGreaterThanOrEqual(400);
    expect((await send('one')).status).toBeLessThan(300);
    expect(mails()).toBe(count);
  });

  test('is remembered for a day', async () => {
    const first = await send('one');
    demo.wait(24 * 3600 - 1);
    browser = demo.browser();
    if (user) await browser.login(user);
    // The contact form's keys are those of the browser, whose session is over.
    if (path.endsWith('contactForm')) return;
    expect((await send('one')).status).toBe(first.status);
    expect(mails()).toBe(count);
  });
});

test('a new password is set once, and its link used once', async () => {
  const browser = demo.browser();
  await browser.login(VERA);
  const put = (password: string) =>
    browser.call('PUT', 'user', '/api/v1/user/me', {
      body: { password },
      headers: { 'idempotency-key': 'one' },
    });
  const [first, second] = [await put('Ultramarin-29'), await put('Ultramarin-29')];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await put('Ultramarin-30')).status).toBe(422);

  await browser.call('POST', 'user', '/api/v1/user/forgot-password', { body: { email: VERA } });
  const token = new URL(demo.mailedLink(), 'http://x').searchParams.get('token');
  const reset = (password: string) =>
    demo.browser().call('POST', 'user', '/api/v1/user/reset-password', {
      body: { password },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'one' },
    });
  const answers = [await reset('Zinnober-77'), await reset('Zinnober-77'), await reset('Zinnober-78')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422]);
});

test('twenty at once are one, and none of them is one too many', async () => {
  demo = await testDemo();
  const browser = demo.browser();
  const headers = { 'idempotency-key': 'one' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      browser.call('POST', 'user', '/api/v1/user/register', { body: registration, headers }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(mails()).toBe(1);
});

test('keys are those of one user', async () => {
  const path = '/api/v1/user/me/changeEmail';
  for (const [email, newEmail] of [
    [VERA, 'v@example.com'],
    ['rita.holm@example.com', 'r@example.com'],
  ]) {
    const browser = demo.browser();
    await browser.login(String(email));
    await browser.payload();
    const headers = { 'idempotency-key': 'one' };
    expect((await browser.call('PUT', 'user', path, { body: { newEmail }, headers })).status).toBe(200);
  }
  expect(mails()).toBe(4);
});

test('calls without a key each count', async () => {
  const browser = demo.browser();
  for (let count = 0; count < 2; count++)
    await browser.call('POST', 'user', '/api/v1/user/forgot-password', { body: { email: VERA } });
  expect(mails()).toBe(2);
});

test('no password is kept with a key', async () => {
  const headers = { 'idempotency-key': 'one' };
  await demo.browser().call('POST', 'user', '/api/v1/user/register', { body: registration, headers });
  const rows = demo.ground.database.prepare('SELECT * FROM done_calls').all();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/Indigo|kim@/);
});
