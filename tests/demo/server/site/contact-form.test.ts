import { beforeEach, describe, expect, test } from 'vitest';
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
const sent = () => demo.ground.outbox.all()[0];

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

test('a topic has a mailbox of its own', async () => {
  await send({ topic: 'samples' });
  expect(sent()?.to).toBe('samples@example.com');
});

test("a validated user's message goes to the assigned contact, under the profile's name", async () => {
  await browser.login('vera.lindqvist@example.com');
  await send({ contactType: 'customer_service', email: 'forged@example.org', firstName: 'Forged' });
  expect(sent()?.to).toBe('ines.calder@example.com');
  expect(sent()?.text).toContain('Vera Lindqvist (vera.lindqvist@example.com) writes:');
});

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

  test.each(['', 'x', 'zzzzzzzz.abc'])('"%s" is refused', async (formSecurityToken) => {
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
])('asks for %s', async (field, changes) => {
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
