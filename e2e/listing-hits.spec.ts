import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { signIn } from './support/sign-in.ts';
import { smallTargets } from './support/small-targets.ts';
import { expect, test } from './support/test.ts';

const island = (page: Page) => page.locator('[data-ce-widget="search-listing"]');
const products = (page: Page) =>
  island(page).getByRole('list', { name: 'Products', exact: true }).getByRole('listitem');
const documents = (page: Page) => island(page).getByRole('list', { name: 'Documents', exact: true });
const load = (page: Page, name: RegExp) => island(page).getByRole('button', { name });
const THREE_TYPES = '/gallery/frame/search-listing/three-types';

test.beforeEach(async ({ page }) => consent(page));

test('a hit is a link, by any part of its row and by the middle button', { tag: '@engines' }, async ({
  page,
  context,
}) => {
  await page.goto('/products?q=red&i=coatings');
  const first = products(page).first();
  const href = (await first.getByRole('link').getAttribute('href')) ?? '';
  const opened = context.waitForEvent('page');
  await first.getByRole('link').click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(new RegExp(`${href.replace('?', '\\?')}$`));
  await tab.close();
  // The values are below the link, the actions above it.
  await first.getByRole('button', { name: /^Compare/ }).click();
  await expect(first.getByRole('button', { name: /^Added: / })).toBeVisible();
  // Forced: the link covers the text that belongs to it.
  await first.getByText('Weather').locator('..').click({ force: true });
  await expect(page).toHaveURL(new RegExp(`${href.replace('?', '\\?')}$`));
});

test('load more moves the focus to the first new hit', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/products');
  await load(page, /^Load 24 more$/).click();
  await expect(products(page)).toHaveCount(48);
  await expect(products(page).nth(24).getByRole('link')).toBeFocused();
});

test('beyond 240 hits only those near the window and the focused one are rendered', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/products');
  await load(page, /^Load all/).click();
  const last = island(page).locator('[aria-posinset="25"]');
  await expect(last.getByRole('link')).toBeFocused();
  const total = Number(await last.getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(240);
  expect(await products(page).count()).toBeLessThan(100);

  const end = island(page).locator(`[aria-posinset="${total}"]`);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(end).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(island(page).locator('[aria-posinset="100"]')).toHaveCount(0);
  await expect(last.getByRole('link')).toBeFocused();
  // Hits follow one another without a gap.
  const gaps = await products(page).evaluateAll((items) => {
    const boxes = items.map((item) => item.getBoundingClientRect()).slice(1);
    return boxes.slice(1).map((box, at) => Math.abs(box.top - (boxes[at]?.bottom ?? 0)));
  });
  expect(Math.max(...gaps)).toBeLessThan(1);

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(products(page)).toHaveCount(total);
});

test('more than 240 hits are rendered in a grid and a table as well', async ({ page, browserName }) => {
  await page.goto('/products?view=grid');
  const more = load(page, /^Load all/);
  await expect(more).toBeVisible();
  // A print says how many of all it shows. Playwright cannot have Firefox print.
  if (browserName === 'chromium') {
    await page.emulateMedia({ media: 'print' });
    await expect(island(page).getByText(/^24 of \d+ products$/)).toBeVisible();
    await expect(more).toBeHidden();
    await page.emulateMedia({ media: null });
  }
  await more.click();
  const inGrid = island(page).locator('[aria-posinset="25"]');
  await expect(inGrid.getByRole('link')).toBeFocused();
  const rowMates = await products(page).evaluateAll(
    (items) =>
      items.filter((item) => item.getBoundingClientRect().top === items[0]?.getBoundingClientRect().top)
        .length,
  );
  expect(rowMates).toBeGreaterThan(1);

  await page.goto('/products?view=table');
  await load(page, /^Load all/).click();
  const row = island(page).locator('tr[aria-rowindex="26"]');
  await expect(row.getByRole('link')).toBeFocused();
  expect(await island(page).getByRole('row').count()).toBeLessThan(120);
  // All are loaded, so the page itself can sort.
  await island(page).getByRole('columnheader', { name: /^Heat/ }).getByRole('button').click();
  await expect(island(page).getByRole('columnheader', { name: /^Heat/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('all hearts cost one call, and a press saves the sheets, in other tabs too', async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/product-sheet/favorite'))
      calls.push(request.url());
  });
  await signIn(page, 'registered', '/products');
  const heart = products(page)
    .nth(3)
    .getByRole('button', { name: /^Save to My sheets/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(calls.filter((url) => new URL(url).searchParams.getAll('productIds').length > 1)).toHaveLength(1);
  const name = (await heart.getAttribute('aria-label')) ?? '';
  const other = await context.newPage();
  await other.goto('/products');
  const otherHeart = other.getByRole('button', { name, exact: true });
  await expect(otherHeart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(otherHeart).toHaveAttribute('aria-pressed', 'true');
  await otherHeart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test("a visitor's heart opens the login", async ({ page }) => {
  await page.goto('/products');
  await products(page)
    .first()
    .getByRole('button', { name: /^Save to My sheets/ })
    .click();
  await expect(page.getByRole('dialog', { name: /log in/i })).toBeVisible();
});

test('documents are chosen by keyboard, also more than a ZIP takes', { tag: '@engines' }, async ({
  page,
  browserName,
}) => {
  await signIn(page, 'validated', `${THREE_TYPES}?type=assets`);
  const rows = documents(page).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await rows.nth(0).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await rows.nth(2).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  const bar = island(page).getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('2 of 20 documents');
  // The selection survives more hits; what one ZIP does not take comes as another.
  for (const count of [12, 18, 24]) {
    await load(page, /^Load 6 more$/).click();
    await expect(rows).toHaveCount(count);
  }
  await expect(bar).toContainText('2 of 20 documents');
  await island(page)
    .getByRole('checkbox', { name: /^Select all shown/ })
    .check();
  await expect(bar).toContainText('24 documents');
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await bar.getByRole('button', { name: 'Download as 2 files' }).click();
  await expect(bar).toContainText('2 files are saved: 24 documents.');
  // Firefox saves them as well, but reports no navigation to Playwright, which then misses the downloads.
  if (browserName === 'firefox') return;
  await expect.poll(() => names).toEqual(['Documents-1-of-2.zip', 'Documents-2-of-2.zip']);
});

test('internal users read the versions of a listed document', async ({ page }) => {
  await signIn(page, 'internal', `${THREE_TYPES}?type=assets`);
  const opener = documents(page)
    .getByRole('button', { name: /^Versions of/ })
    .first();
  await opener.press('Enter');
  const dialog = island(page).getByRole('dialog', { name: /^Versions of/ });
  await expect(dialog.getByRole('row').nth(2)).toBeVisible();
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

const views = [
  ['products as a list', '/products?q=red'],
  ['products as a grid', '/products?q=red&view=grid'],
  ['products as a table', '/products?q=red&view=table'],
  ['documents', `${THREE_TYPES}?type=assets`],
  ['image stacks', `${THREE_TYPES}?type=imageStacks`],
  ['product sheets', '/gallery/frame/search-listing/product-sheets'],
] as const;

test('each view passes axe, in light and dark, and fits 320 px', async ({ page }) => {
  await signIn(page, 'internal', '/');
  for (const [name, path] of views) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(island(page).locator('[data-ce-hit]').first()).toBeVisible();
      await checkAxe(page, { include: '[data-ce-widget="search-listing"]' });
      await page.emulateMedia({ colorScheme: 'dark' });
      await checkAxe(page, { include: '[data-ce-widget="search-listing"]' });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 320, height: 640 });
      // The listing switches to its narrow layout after it has measured itself.
      await expect
        .poll(() =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        )
        .toBe(0);
      expect(await smallTargets(island(page))).toEqual([]);
    });
  }
});
