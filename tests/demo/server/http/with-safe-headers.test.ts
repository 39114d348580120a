import { beforeAll, describe, expect, test } from 'vitest';
import { linkPages } from '../../../../demo/server/pages/site/link-page.ts';
import { describedCalls, exampleOf } from '../support/api-document.ts';
import { demoForAll } from '../support/demo-for.ts';
import type { TestBrowser } from '../support/test-demo.ts';

const { demo, browser: visitor } = demoForAll({ hasRateLimits: false });
let ivo: TestBrowser;
beforeAll(async () => {
  ivo = await demo.as('Ivo');
  // The first mail of the outbox.
  await visitor.ask('POST user /api/v1/user/forgot-password', { email: 'ivo.keller@example.com' });
});

async function headersOf(who: TestBrowser, call: string) {
  const { status, headers } = await who.ask(exampleOf(call));
  return { status, sniff: headers.get('x-content-type-options'), cache: headers.get('cache-control') };
}

// Bodies of mails, and the pages of their links.
const pages = ['/demo/outbox/{id}/body', ...linkPages.map(({ path }) => path)];
const isPage = (call: string) => pages.some((path) => call === `site GET ${path}`);

describe.each(describedCalls())('%s', (call) => {
  test('is taken for nothing else, by whomever it is called', async () => {
    expect((await headersOf(visitor, call)).sniff).toBe('nosniff');
    expect((await headersOf(ivo, call)).sniff).toBe('nosniff');
  });

  test('no cache keeps what it answers to a signed-in user', async () => {
    const again = await demo.as('Ivo');
    expect((await headersOf(again, call)).cache).toBe(isPage(call) ? 'private, no-cache' : 'no-store');
  });
});

test('no cache keeps an answer of the user service, not even a refusal', async () => {
  const refused = { status: 401, cache: 'no-store' };
  expect(await headersOf(visitor, 'user GET /api/v1/user/me')).toMatchObject(refused);
  expect((await headersOf(visitor, 'user POST /api/v1/user/register')).cache).toBe('no-store');
});

test('what everybody may know may be kept, and pages come back as they were left', async () => {
  expect((await headersOf(visitor, 'backend GET /api/v1/country')).cache).toBe('public, max-age=3600');
  expect((await headersOf(ivo, 'site GET /profile')).cache).toBe('private, no-cache');
});
