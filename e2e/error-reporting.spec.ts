import type { Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { rewritePayload } from './support/rewrite-page.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

interface ErrorEvent {
  release: string;
  tags: { island?: string };
  request: { url: string };
  exception: { values: { type: string; value: string }[] };
}

/** Events that the collector received about an island. */
async function eventsOf(page: Page, island: string): Promise<ErrorEvent[]> {
  const events: ErrorEvent[] = await (await page.request.get('/demo/errors.json')).json();
  return events.filter(({ tags }) => tags.island === island);
}

/** Adds an island with an unknown name to the page. */
const addIsland = (page: Page, island: string) =>
  page.evaluate((name) => {
    const element = document.createElement('div');
    element.dataset.ceWidget = name;
    document.body.append(element);
  }, island);

/** A name unique to this test. */
const nameFor = (browserName: string) => `${browserName}-${Date.now()}`;

/** Requests for the reporting code and to the service. */
function reportingRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/error-reporting-|^\/errors\//.test(pathname)) paths.push(pathname);
  });
  return paths;
}

test.beforeEach(({ page, expectConsole }) => {
  expectConsole(/there is no island of this name|could not be loaded|Failed to load resource|of the page/);
  return consent(page);
});

test('an island that fails is reported, without queries, and the page’s own errors are not (row 250)', async ({
  page,
  browserName,
}) => {
  const requests = reportingRequests(page);
  const island = nameFor(browserName);
  await page.goto('/imprint?token=t0psecret');
  await settled(page);
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('of the page'))));
  await page.evaluate(() => reportError(new Error('of the page')));
  expect(requests).toEqual([]);
  await addIsland(page, island);
  await expect.poll(() => eventsOf(page, island)).toHaveLength(1);
  const [event] = await eventsOf(page, island);
  expect(event).toMatchObject({
    release: expect.stringMatching(/^ce-widgets@/),
    request: { url: new URL('/imprint', page.url()).href },
    exception: {
      values: [{ type: 'IslandError', value: `Island "${island}": there is no island of this name.` }],
    },
  });
  expect(JSON.stringify(event)).not.toContain('t0psecret');
  expect(requests.map((path) => path.replace(/-[\w-]{8}\.js/, '.js'))).toEqual([
    expect.stringContaining('error-reporting.js'),
    '/errors/api/1/envelope/',
  ]);
});

test('a failed load of a file is reported as such', { tag: '@engines' }, async ({ page }) => {
  await page.route('**/contact-form-*.js*', (route) => route.abort());
  const before = (await eventsOf(page, 'contact-form')).length;
  await page.goto('/contact');
  await expect.poll(async () => (await eventsOf(page, 'contact-form')).length).toBeGreaterThan(before);
  const event = (await eventsOf(page, 'contact-form')).at(-1);
  expect(event?.exception.values.map(({ type }) => type)).toContain('ChunkLoadError');
});

test('without a DSN nothing is fetched and nothing is sent: the console tells (row 250)', async ({
  page,
  browserName,
}) => {
  await rewritePayload(page, '/imprint', ({ errorReporting: _, ...payload }) => payload);
  const requests = reportingRequests(page);
  const island = nameFor(browserName);
  await page.goto('/imprint');
  await settled(page);
  const told = page.waitForEvent('console', (message) => message.type() === 'error');
  await addIsland(page, island);
  await told;
  await expect(page.locator(`[data-ce-widget="${island}"]`)).toHaveAttribute('data-ce-status', 'failed');
  await settled(page);
  expect(requests).toEqual([]);
  expect(await eventsOf(page, island)).toEqual([]);
});
