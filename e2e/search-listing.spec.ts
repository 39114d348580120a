import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { type Fault, setFault } from './support/fault.ts';
import { signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const SEARCH = 'POST /api/v1/document/search';
const island = (page: Page) => page.locator('[data-ce-widget="product-list"]');
const cards = (page: Page) => island(page).getByRole('list', { name: 'Products' }).getByRole('listitem');
const loadMore = (page: Page) => island(page).getByRole('button', { name: 'Load more' });

test.beforeEach(async ({ page }) => consent(page));

async function open(page: Page, path = '/products'): Promise<void> {
  await page.goto(path);
  await expect(island(page)).toHaveAttribute('data-ce-status', 'ready');
}

/** How many products there are, loaded or not. */
async function countOf(page: Page): Promise<number> {
  const text = await island(page)
    .getByText(/^\d+ of \d+ products$/)
    .textContent();
  return Number(/of (\d+)/.exec(text ?? '')?.[1]);
}

test('products come from the search service, 24 at a time', { tag: '@smoke' }, async ({ page }) => {
  await open(page);
  await expect(cards(page)).toHaveCount(24);
  await expect(island(page).getByText(/^24 of \d+ products$/)).toBeVisible();
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(island(page).getByRole('status')).toHaveText(/^24 more products loaded, 48 of \d+$/);
});

test('keyboard only: load more, and go on with the first new product', { tag: '@engines' }, async ({
  page,
}) => {
  await open(page, '/gallery/frame/product-list/one-industry');
  // Each of the six has a link and a compare button.
  await tabTo(loadMore(page), { atMost: 14 });
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).nth(6).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/[\w-]+\?i=coatings$/);
});

test('the last part ends the list', async ({ page }) => {
  await open(page, '/gallery/frame/product-list/search-term');
  const total = await countOf(page);
  for (let shown = 6; shown < total; shown += 6) {
    await expect(cards(page)).toHaveCount(shown);
    await loadMore(page).click();
  }
  await expect(cards(page)).toHaveCount(total);
  await expect(loadMore(page)).toHaveCount(0);
});

test('no results have their text', async ({ page }) => {
  await open(page, '/gallery/frame/product-list/no-results');
  await expect(
    island(page).getByText('Sorry, there are no results for that search parameters.'),
  ).toBeVisible();
});

test('internal products are for internal users', async ({ page }) => {
  await open(page);
  const forVisitors = await countOf(page);
  await signIn(page, 'internal', '/products');
  await expect(island(page)).toHaveAttribute('data-ce-status', 'ready');
  expect(await countOf(page)).toBeGreaterThan(forVisitors);
});

test('the server-rendered list stays until the first answer', async ({ page }) => {
  await setFault(page, SEARCH, 'delay=1500');
  await page.goto('/products');
  const fallback = island(page).getByRole('heading').first();
  await expect(island(page)).toHaveAttribute('data-ce-status', 'loading');
  await expect(fallback).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await expect(fallback).toHaveCount(0);
});

const faults: [Fault, RegExp][] = [
  ['status=500', /could not be loaded/],
  ['status=429', /could not be loaded.*server is busy/],
  ['status=403', /could not be loaded/],
  ['malformed', /could not be loaded/],
  ['html', /could not be loaded/],
  ['drop', /could not be loaded.*cannot reach the server/],
];

test('each fault is told, and a new try works', { tag: '@engines' }, async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource|NetworkError|Cross-Origin Request Blocked|breaks the contract/);
  for (const [fault, words] of faults) {
    await test.step(fault, async () => {
      const stop = await setFault(page, SEARCH, fault);
      await page.goto('/products');
      await expect(island(page).getByRole('alert')).toHaveText(words);
      // What the server knew is better than nothing.
      await expect(island(page).getByRole('heading').first()).toBeVisible();
      await stop();
      await island(page).getByRole('button', { name: 'Try again' }).click();
      await expect(cards(page)).toHaveCount(24);
      await expect(island(page).getByRole('alert')).toHaveCount(0);

      const stopMore = await setFault(page, SEARCH, fault);
      await loadMore(page).click();
      await expect(island(page).getByRole('alert')).toHaveText(words);
      await expect(cards(page)).toHaveCount(24);
      await stopMore();
    });
  }
});

test('the connection is lost while more is loaded', { tag: '@engines' }, async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|NetworkError|Cross-Origin Request Blocked/);
  await open(page);
  // The way back to the top is fetched as the page is scrolled, and would miss the connection, too.
  await loadMore(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-ce-widget="back-to-top"]')).toHaveAttribute('data-ce-status', 'ready');
  await context.setOffline(true);
  await loadMore(page).click();
  await expect(island(page).getByRole('alert')).toHaveText(/check your connection/);
  await context.setOffline(false);
  await island(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(48);
});

test('no findings of axe, with products, without, and without the service', async ({ page }) => {
  for (const example of ['one-industry', 'no-results', 'service-out-of-reach']) {
    await test.step(example, async () => {
      await open(page, `/gallery/frame/product-list/${example}`);
      await checkAxe(page);
    });
  }
});
