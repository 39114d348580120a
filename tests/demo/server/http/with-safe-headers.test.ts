import { beforeAll, describe, expect, test } from 'vitest';
import type { ServiceName } from '../../../../demo/server/base/ports.ts';
import { linkPages } from '../../../../demo/server/pages/site/link-page.ts';
import { describedCalls } from '../support/api-document.ts';
import { type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

let demo: TestDemo;
let visitor: TestBrowser;
let browser: TestBrowser;
beforeAll(async () => {
  demo = await testDemo({ hasRateLimits: false });
  visitor = demo.browser();
  browser = demo.browser();
  await browser.login('ivo.keller@example.com');
  // The first mail of the outbox.
  const body = { email: 'ivo.keller@example.com' };
  await visitor.call('POST', 'user', '/api/v1/user/forgot-password', { body });
});

async function headersOf(who: TestBrowser, call: string) {
  const [service, method = '', path = ''] = call.split(' ') as [ServiceName, string, string];
  const address = path
    .replace('{productId}', 'p-0001')
    .replace('{assetId}', 'a-0001-01')
    .replace('{id}', '1');
  const { status, headers } = await who.call(method, service, address);
  return { status, sniff: headers.get('x-content-type-options'), cache: headers.get('cache-control') };
}

// Bodies of mails, and the pages of their links.
const pages = ['/demo/outbox/{id}/body', ...linkPages.map(({ path }) => path)];
const isPage = (call: string) => pages.some((path) => call === `site GET ${path}`);

describe.each(describedCalls())('%s', (call) => {
  test('is taken for nothing else, by whomever it is called', async () => {
    expect((await headersOf(visitor, call)).sniff).toBe('nosniff');
    expect((await headersOf(browser, call)).sniff).toBe('nosniff');
  });

  test('no cache keeps what it answers to a signed-in user', async () => {
    const again = demo.browser();
    await again.login('ivo.keller@example.com');
    expect((await headersOf(again, call)).cache).toBe(isPage(call) ? 'private, no-cache' : 'no-store');
  });
});

test('no cache keeps an answer of the user service, not even a refusal', async () => {
  expect(await headersOf(visitor, 'user GET /api/v1/user/me')).toMatchObject({
    status: 401,
    cache: 'no-store',
  });
  expect((await headersOf(visitor, 'user POST /api/v1/user/register')).cache).toBe('no-store');
});

test('what everybody may know may be kept, and pages come back as they were left', async () => {
  expect((await headersOf(visitor, 'backend GET /api/v1/country')).cache).toBe('public, max-age=3600');
  expect((await headersOf(browser, 'site GET /profile')).cache).toBe('private, no-cache');
});
