import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { type Fault, setFault } from './support/fault.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const SEARCH = 'POST /api/v1/document/search';
const island = (page: Page) => page.locator('[data-ce-widget="search-listing"]');
const hits = (page: Page) =>
  island(page).getByRole('list', { name: 'Products', exact: true }).getByRole('listitem');
const loadMore = (page: Page) => island(page).getByRole('button', { name: /^Load \d+ more$/ });
const heading = (page: Page) => island(page).getByRole('heading', { level: 2, name: /products/ });
const red = (page: Page) => island(page).getByRole('checkbox', { name: 'Red', exact: true });

test.beforeEach(async ({ page }) => consent(page));

async function open(page: Page, path = '/products'): Promise<void> {
  await page.goto(path);
  await expect(hits(page).first()).toBeVisible();
}

/** Total number of hits, loaded or not. */
async function totalOf(page: Page): Promise<number> {
  return Number.parseInt((await heading(page).textContent()) ?? '', 10);
}

test('products come from the search service, 24 at a time', { tag: '@smoke' }, async ({ page }) => {
  await open(page);
  await expect(hits(page)).toHaveCount(24);
  await loadMore(page).click();
  await expect(hits(page)).toHaveCount(48);
  await expect(page).toHaveURL(/\/products$/);
});

test('a facet filters the hits, and its chip and Back undo it', { tag: '@engines' }, async ({ page }) => {
  await open(page, '/products?utm=1');
  const all = await totalOf(page);
  const expected = Number(/\d+$/.exec((await red(page).locator('..').textContent()) ?? '')?.[0]);
  await red(page).click();
  await expect(page).toHaveURL(/\/products\?utm=1&c=red$/);
  await expect(heading(page)).toHaveText(`${expected} products`);
  await page.goBack();
  await expect(page).toHaveURL(/\/products\?utm=1$/);
  await expect(heading(page)).toHaveText(`${all} products`);
  await page.goForward();
  await island(page).getByRole('button', { name: 'Remove Colour space: Red' }).click();
  await expect(page).toHaveURL(/\/products\?utm=1$/);
});

test('an address restores the search, and invalid parameters are removed (row 230)', async ({ page }) => {
  await open(page, '/products?c=red,nonsense&q=pigment&type=nonsense');
  await expect(page).toHaveURL(/\/products\?c=red&q=pigment$/);
  await expect(red(page)).toBeChecked();
});

test('a search without results says so (row 235)', async ({ page }) => {
  await page.goto('/gallery/frame/search-listing/no-results');
  await expect(
    island(page).getByText('Sorry, there are no results for that search parameters.'),
  ).toBeVisible();
});

test('internal products are for internal users', async ({ page }) => {
  await open(page);
  const forVisitors = await totalOf(page);
  await signIn(page, 'internal', '/products');
  await expect(hits(page).first()).toBeVisible();
  expect(await totalOf(page)).toBeGreaterThan(forVisitors);
});

test('a page with the first answer and the fields asks for neither', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls.push(new URL(request.url()).pathname);
  });
  await open(page, '/products?answer=served');
  await expect(hits(page)).toHaveCount(24);
  await expect(red(page)).toBeVisible();
  expect(calls).toEqual([]);
  await red(page).click();
  await expect(page).toHaveURL(/c=red/);
  await expect.poll(() => calls).toContain('/api/v1/document/search');
});

test('the server-rendered list stays until the first answer', async ({ page }) => {
  await setFault(page, SEARCH, 'delay=1500');
  await page.goto('/products');
  const fallback = island(page).getByRole('navigation', { name: 'Pages' });
  await expect(island(page)).toHaveAttribute('data-ce-status', 'ready');
  await expect(fallback).toBeVisible();
  await expect(hits(page)).toHaveCount(24);
  await expect(fallback).toHaveCount(0);
});

const faults: [Fault, RegExp][] = [
  ['status=500', /could (not )?be loaded/],
  ['status=429', /could (not )?be loaded.*server is busy/],
  ['malformed', /could (not )?be loaded/],
  ['html', /could (not )?be loaded/],
  ['drop', /could (not )?be loaded.*cannot reach the server/],
];

test('each fault is reported, and a retry works', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource|NetworkError|Cross-Origin Request Blocked|breaks the contract/);
  for (const [fault, words] of faults) {
    await test.step(fault, async () => {
      const stop = await setFault(page, SEARCH, fault);
      await page.goto('/search');
      await expect(island(page).getByRole('alert')).toHaveText(words);
      // The server-rendered hits are better than none; their form and heading would be the second ones.
      await expect(island(page).getByRole('article').first()).toBeVisible();
      await expect(island(page).getByRole('button', { name: 'Search', exact: true })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await stop();
      await island(page).getByRole('button', { name: 'Try again' }).click();
      await expect(hits(page)).toHaveCount(24);
      await expect(island(page).getByRole('alert')).toHaveCount(0);

      const stopMore = await setFault(page, SEARCH, fault);
      await loadMore(page).click();
      await expect(island(page).getByRole('alert')).toHaveText(words);
      await expect(hits(page)).toHaveCount(24);
      await stopMore();
    });
  }
});

test('a search continues by itself after a lost connection', { tag: '@engines' }, async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|NetworkError|Cross-Origin Request Blocked/);
  await open(page);
  // Scrolling fetches the back-to-top button, which would also fail offline.
  await loadMore(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-ce-widget="back-to-top"]')).toHaveAttribute('data-ce-status', 'ready');
  await context.setOffline(true);
  await loadMore(page).click();
  await expect(island(page).getByRole('alert')).toHaveText(/check your connection/);
  await context.setOffline(false);
  await expect(hits(page)).toHaveCount(48);
  await expect(island(page).getByRole('alert')).toHaveCount(0);
});

test('the listing passes axe with products, without, and without the service', async ({ page }) => {
  for (const example of ['one-industry', 'no-results', 'service-out-of-reach']) {
    await test.step(example, async () => {
      await page.goto(`/gallery/frame/search-listing/${example}`);
      await expect(island(page)).toHaveAttribute('data-ce-status', 'ready');
      await expect(
        island(page)
          .getByText(/products|could not be loaded/i)
          .first(),
      ).toBeVisible();
      await checkAxe(page);
    });
  }
});

test('text typed before the listing is ready is kept', { tag: '@engines' }, async ({ page }) => {
  const answers = Promise.withResolvers<void>();
  await page.route('**/document/search*', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.goto('/products');
  const served = page.getByRole('searchbox', { name: 'Search term' });
  await served.click();
  await page.keyboard.type('quin');
  // The island keeps the server-rendered form until its first response.
  await expect(page.locator('[data-ce-widget="search-listing"]')).toHaveAttribute('data-ce-status', 'ready');
  await expect(served).toBeFocused();
  await page.keyboard.type('acri');
  answers.resolve();
  const box = page.getByRole('combobox', { name: /Colour Index|C\.I\./ });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('quinacri');
  await page.keyboard.type('done');
  await expect(box).toHaveValue('quinacridone');
  await expect(page).toHaveURL(/\?q=quinacridone$/);
  await expect(page.getByRole('heading', { level: 2, name: /for “quinacridone”$/ })).toBeVisible();
});

test('a term typed on the home page is searched for (row 253)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('search').getByRole('searchbox').fill('Rubelis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: /search/i })).toHaveValue('Rubelis');
  await expect(page.getByRole('link', { name: /^Rubelis/ }).first()).toBeVisible();
});
