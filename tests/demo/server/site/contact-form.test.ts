import { expect, test } from 'vitest';
import { demoForEach } from '../support/demo-for.ts';

const visitor = {
  ...{ message: 'Which of your blues is safe in toys?', firstName: 'Nora', lastName: 'Quist' },
  ...{ company: 'Quist Toys', country: 'DE', email: 'nora.quist@example.com' },
  ...{ contactType: 'contact_block', industry: 'plastics' },
};
const { demo, browser } = demoForEach();
async function send(changes: object = {}) {
  const { formSecurityToken } = await browser.payload();
  const body = { ...visitor, formSecurityToken, ...changes };
  return browser.ask('POST site /api/v1/message/contactForm', body);
}
const sent = () => demo.mails()[0] ?? { to: '', text: '', html: '', raw: '' };

test('a message goes to the mailbox of its kind', async () => {
  expect((await send()).body).toEqual({ sent: true });
  expect(sent()).toMatchObject({ to: 'info@example.com', subject: 'Message from Nora Quist, Quist Toys' });
  expect(sent().text).toContain('Which of your blues is safe in toys?');
});

test('the recipient that a client names is ignored, and its HTML shown as text', async () => {
  await send({ recipient: 'victim@example.org', message: '<img src=x onerror=alert(1)>' });
  expect(sent().to).toBe('info@example.com');
  expect(sent().html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('the staff reads titles, and the message in its lines', async () => {
  await send({
    ...{ contactType: 'customer_service', topic: 'samples', message: 'One\n\nTwo\nThree' },
    ...{ industry: { value: 'other', customInput: 'Toys' }, forIndustry: 'food-pharma' },
    ...{ prd: '400312', productName: 'Rubelis Red 254' },
  });
  const { text, html } = sent();
  for (const words of [
    ...['One\n\nTwo\nThree\n', 'Kind of message:\nCustomer service\n', 'Topic:\nSamples\n'],
    ...['Industry:\nOther: Toys\n', 'Product code: 400312\nIndustry: Food & pharma\n'],
  ])
    expect(text).toContain(words);
  expect(html).toContain('One<br><br>Two<br>Three');
  expect(text).not.toMatch(/customer_service|forIndustry|\bDE\b/);
});

test("a validated user's message goes to the assigned contact, under the profile's name", async () => {
  await browser.login('Vera');
  await send({ contactType: 'customer_service', email: 'forged@example.org', firstName: 'Forged' });
  expect(sent().to).toBe('ines.calder@example.com');
  expect(sent().text).toContain('Vera Lindqvist (vera.lindqvist@example.com) writes:');
});

test('what the profile knows replaces what was sent, region and subregion together', async () => {
  await browser.login('Rita');
  const forged = { firstName: 'Forged', company: 'Forged', region: 'americas', subRegion: 'north-america' };
  expect((await send({ ...forged, contactType: 'bce', country: 'XX' })).status).toBe(200);
  const { text } = sent();
  expect(text).toContain('Rita Holm (rita.holm@example.com) writes:');
  const from = 'Rita Holm\nHolm Lacke\nrita.holm@example.com\nGermany\nWestern Europe, Europe\n';
  expect(text).toContain(`From:\n${from}`);
  expect(text).not.toMatch(/Forged|america/);
});

test('a profile with a region is asked for no subregion, and what it lacks is taken from the form', async () => {
  await browser.login('Rita');
  demo.ground.users.change('u-01', { subRegion: null, company: '' });
  expect((await send({ contactType: 'bce', company: 'New', subRegion: 'northern-europe' })).status).toBe(200);
  expect(sent().text).toContain('\nNew\nrita.holm@example.com\nGermany\nEurope\n');
});

test.each([
  ['contact_block', { topic: 'samples' }, 'samples@example.com'],
  ['bce', {}, 'business@example.com'],
  ['psr', {}, 'product-safety@example.com'],
  ['customer_service', {}, 'service@example.com'],
  // An account manager that is nobody's yet is the one of sales.
  ['account_manager', {}, 'sales@example.com'],
])('a message of the kind %s, with %j, goes to %s', async (contactType, more, to) => {
  await send({ contactType, region: 'middle-east-africa', ...more });
  expect(sent().to).toBe(to);
});

test('answers go to who has written, and what the page sends along is in the mail, within bounds', async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`more${at}`, 'x']));
  const data = { prd: '400312', productName: 'Rubelis Red 254', list: ['a'], note: 'y'.repeat(900) };
  await send({ ...data, ...many });
  const { text, raw } = sent();
  expect(raw).toContain('Reply-To: Nora Quist <nora.quist@example.com>');
  expect(text).toContain('Product:\nRubelis Red 254\nProduct code: 400312\n');
  expect(text).toContain('\nNote: yyy');
  expect(text).not.toMatch(/list|y{201}|more12|formSecurityToken/);
});

const ofBusiness = { contactType: 'bce', region: 'europe' };
test.each([
  ['industry', { industry: null }],
  ['industry', { ...ofBusiness, industry: null, subRegion: 'northern-europe' }],
  ['region', { contactType: 'bce' }],
  ['subRegion', ofBusiness],
  ['subRegion', { ...ofBusiness, subRegion: 'china' }],
  ['country', { country: '' }],
  ['message', { message: ' ' }],
  ['contactType', { contactType: 'sales' }],
  // A second line could be another header of the mail.
  ['firstName', { firstName: 'Nora\r\nBcc: victim@example.org' }],
  ['firstName', { firstName: 'Nora\u0000' }],
])('refuses a message with 400 at the field %s: %j', async (field, changes) => {
  const { status, body } = await send(changes);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  if (field === 'firstName') expect(body.fields.firstName).toBe('This must be one line.');
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
    expect((await send()).status).toBe(200);
    browser.forget();
  }
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
