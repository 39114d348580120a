import { beforeEach, describe, expect, test } from 'vitest';
import type { UserRecord } from '../../../../demo/server/ground/users/user-record.ts';
import { type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

const visitor = {
  message: 'Which of your blues is safe in toys?',
  firstName: 'Nora',
  lastName: 'Quist',
  company: 'Quist Toys',
  country: 'DE',
  email: 'nora.quist@example.com',
  contactType: 'contact_block',
  industry: 'plastics',
};

let demo: TestDemo;
let browser: TestBrowser;
beforeEach(async () => {
  demo = await testDemo();
  browser = demo.browser();
});
async function send(changes: object = {}) {
  const { formSecurityToken } = await browser.payload();
  const body = { ...visitor, formSecurityToken, ...changes };
  return browser.call('POST', 'site', '/api/v1/message/contactForm', { body });
}
const sent = () => demo.mails()[0];

test('a message goes to the mailbox of its kind', async () => {
  expect(await (await send()).json()).toEqual({ sent: true });
  expect(sent()).toMatchObject({ to: 'info@example.com', subject: 'Message from Nora Quist, Quist Toys' });
  expect(sent()?.text).toContain('Which of your blues is safe in toys?');
});

test('the recipient that a client names is ignored, and its HTML shown as text', async () => {
  await send({ recipient: 'victim@example.org', message: '<img src=x onerror=alert(1)>' });
  expect(sent()?.to).toBe('info@example.com');
  expect(sent()?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('the staff reads titles, and the message in its lines', async () => {
  await send({
    ...{ contactType: 'customer_service', topic: 'samples', message: 'One\n\nTwo\nThree' },
    ...{ industry: { value: 'other', customInput: 'Toys' }, forIndustry: 'food-pharma' },
    ...{ prd: '400312', productName: 'Rubelis Red 254' },
  });
  const { text = '', html } = sent() ?? {};
  expect(text).toContain('One\n\nTwo\nThree\n');
  expect(html).toContain('One<br><br>Two<br>Three');
  expect(text).toContain('Kind of message:\nCustomer service\n');
  expect(text).toContain('Topic:\nSamples\n');
  expect(text).toContain('Industry:\nOther: Toys\n');
  expect(text).toContain('Product code: 400312\nIndustry: Food & pharma\n');
  expect(text).not.toMatch(/customer_service|forIndustry|\bDE\b/);
});

test('a message goes to the mailbox of its topic', async () => {
  await send({ topic: 'samples' });
  expect(sent()?.to).toBe('samples@example.com');
});

test("a validated user's message goes to the assigned contact, under the profile's name", async () => {
  await browser.login('vera.lindqvist@example.com');
  await send({ contactType: 'customer_service', email: 'forged@example.org', firstName: 'Forged' });
  expect(sent()?.to).toBe('ines.calder@example.com');
  expect(sent()?.text).toContain('Vera Lindqvist (vera.lindqvist@example.com) writes:');
});

test('what the profile knows replaces what was sent, region and subregion together', async () => {
  await browser.login('rita.holm@example.com');
  const forged = { firstName: 'Forged', company: 'Forged', region: 'americas', subRegion: 'north-america' };
  expect((await send({ ...forged, contactType: 'bce', country: 'XX' })).status).toBe(200);
  expect(sent()?.text).toContain('Rita Holm (rita.holm@example.com) writes:');
  expect(sent()?.text).toContain(
    'From:\nRita Holm\nHolm Lacke\nrita.holm@example.com\nGermany\nWestern Europe, Europe\n',
  );
  expect(sent()?.text).not.toMatch(/Forged|america/);
});

test('a profile with a region is asked for no subregion, and what it lacks is taken from the form', async () => {
  await browser.login('rita.holm@example.com');
  const { users } = demo.ground;
  const rita = users.byEmail('rita.holm@example.com') as UserRecord;
  users.change(rita.id, { subRegion: null, company: '' });
  expect((await send({ contactType: 'bce', company: 'New', subRegion: 'china' })).status).toBe(200);
  expect(sent()?.text).toContain('\nNew\nrita.holm@example.com\nGermany\nEurope\n');
});

test('each kind has its mailbox, and an account manager that is nobody’s yet is the one of sales', async () => {
  for (const [contactType, to] of [
    ['bce', 'business@example.com'],
    ['psr', 'product-safety@example.com'],
    ['customer_service', 'service@example.com'],
    ['account_manager', 'sales@example.com'],
  ]) {
    await send({ contactType, region: 'middle-east-africa' });
    expect(sent()?.to).toBe(to);
  }
  expect((await send({ contactType: 'sales' })).status).toBe(400);
});

test('answers go to who has written, and what the page sends along is in the mail, within bounds', async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`more${at}`, 'x']));
  const data = { prd: '400312', productName: 'Rubelis Red 254', list: ['a'], note: 'y'.repeat(900) };
  await send({ ...data, ...many });
  expect(sent()?.raw).toContain('Reply-To: Nora Quist <nora.quist@example.com>');
  expect(sent()?.text).toContain('Product:\nRubelis Red 254\nProduct code: 400312\n');
  expect(sent()?.text).toContain('\nNote: yyy');
  expect(sent()?.text).not.toMatch(/list|y{201}|more12|formSecurityToken/);
});

test.each(['Nora\r\nBcc: victim@example.org', 'Nora\u0000'])(
  'a name of more than one line is refused: %j',
  async (firstName) => {
    const response = await send({ firstName });
    expect(response.status).toBe(400);
    expect((await response.json()).fields).toEqual({ firstName: 'This must be one line.' });
  },
);

describe('the form token', () => {
  test('of another session is refused', async () => {
    const stranger = await demo.browser().payload();
    const response = await send({ formSecurityToken: stranger.formSecurityToken });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'invalid_form_token' });
  });

  test('is good for two hours', async () => {
    const { formSecurityToken } = await browser.payload();
    demo.wait(2 * 3600 - 1);
    expect((await send({ formSecurityToken })).status).toBe(200);
    demo.wait(1);
    expect((await send({ formSecurityToken })).status).toBe(403);
  });

  test.each(['', 'x', 'zzzzzzzz.abc'])('refuses the form token "%s" with 403', async (formSecurityToken) => {
    expect((await send({ formSecurityToken })).status).toBe(403);
  });
});

test.each([
  ['industry', { industry: null }],
  ['industry', { industry: null, contactType: 'bce', region: 'europe', subRegion: 'northern-europe' }],
  ['region', { contactType: 'bce' }],
  ['subRegion', { contactType: 'bce', region: 'europe' }],
  ['subRegion', { contactType: 'bce', region: 'europe', subRegion: 'china' }],
  ['country', { country: '' }],
  ['message', { message: ' ' }],
])('refuses a message with 400 at the field %s', async (field, changes) => {
  const response = await send(changes);
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()).fields)).toEqual([field]);
});

test('asks for no subregion where a region has none', async () => {
  expect((await send({ contactType: 'bce', region: 'middle-east-africa' })).status).toBe(200);
});

test('the sixth message within ten minutes is refused', async () => {
  for (let count = 0; count < 5; count++) expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
});

test('a new session does not help after twenty messages', async () => {
  for (let count = 0; count < 20; count++) {
    browser = demo.browser();
    expect((await send()).status).toBe(200);
  }
  browser = demo.browser();
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
