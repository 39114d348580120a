import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { signInAfresh } from './support/fresh-account.ts';
import { smallTargets } from './support/small-targets.ts';
import { expect, test } from './support/test.ts';

const recent = (page: Page) => page.locator('[data-ce-widget="recently-viewed"]');
const viewed = (page: Page) => recent(page).getByRole('region', { name: 'Recently viewed' });
const listing = (page: Page) => page.locator('[data-ce-widget="search-listing"]');
const field = (page: Page) => listing(page).getByRole('combobox', { name: /^Name, C/ });
const saved = (page: Page) => page.locator('[data-ce-widget="saved-searches"]');

/** Opens the page of a product, and waits until it is recorded. */
async function view(page: Page, id: string): Promise<void> {
  await page.goto(`/product/${id}?i=coatings`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('ce-recentProducts') ?? ''))
    .toContain(`"${id}"`);
}

test('what was viewed and searched for is listed, and cleared in all tabs (rows 284 to 287)', async ({
  page,
  context,
}) => {
  await consent(page, { functional: true });
  await page.goto('/search');
  // Playwright’s `fill` in Firefox sets the value as a script does, which React leaves alone.
  await field(page).pressSequentially('oxide');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/q=oxide/);
  for (const id of ['p-0001', 'p-0002']) await view(page, id);
  await expect(viewed(page).getByRole('link', { name: /\d{4}/ })).toHaveCount(1);

  await page.goto('/');
  await expect(viewed(page)).toBeVisible();
  const links = viewed(page).getByRole('link');
  await expect(links.first()).toHaveAttribute('href', '/product/p-0002?i=coatings');
  await expect(links.last()).toHaveAttribute('href', /\/search\?q=oxide$/);
  await viewed(page).scrollIntoViewIfNeeded();
  await checkAxe(page);
  expect(await smallTargets(recent(page))).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);

  const other = await context.newPage();
  await other.goto('/');
  await expect(viewed(other)).toBeVisible();
  const clear = viewed(page).getByRole('button', { name: /^Clear/ });
  // Firefox gives keys to the window in front.
  await page.bringToFront();
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(viewed(page).getByRole('status')).toHaveText(/^Cleared\./);
  await expect(viewed(page).getByRole('heading')).toBeFocused();
  await expect(viewed(other)).toHaveCount(0);
  await page.reload();
  await expect(recent(page)).toHaveAttribute('data-ce-status', 'ready');
  await expect(viewed(page)).toHaveCount(0);
});

test('without functional consent nothing is kept (row 286)', async ({ page }) => {
  await consent(page);
  await page.goto('/product/p-0001?i=coatings');
  await expect(page.getByRole('heading', { level: 1, name: /Rubelis/ })).toBeVisible();
  await expect(recent(page)).toHaveAttribute('data-ce-status', 'ready');
  await page.goto('/');
  await expect(recent(page)).toHaveAttribute('data-ce-status', 'ready');
  await expect(viewed(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('ce-recentProducts'))).toBeNull();
});

test('a search is saved, listed with what is new, opened and deleted (rows 290 to 294)', {
  tag: '@engines',
}, async ({ page }) => {
  await consent(page);
  await signInAfresh(page, 'validated', '/search?c=violet');
  await listing(page).getByRole('button', { name: 'Save search' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Violet');
  await checkAxe(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Violets for a trial');
  await page.keyboard.press('Enter');
  const link = listing(page).getByRole('link', { name: /^Saved/ });
  await expect(link).toBeFocused();
  await expect(page.getByText('Saved: Violets for a trial')).toBeVisible();
  await checkAxe(page);
  await page.reload();
  await link.press('Enter');

  await expect(page).toHaveURL(/\/saved-searches$/);
  const row = (name: string) => saved(page).getByRole('listitem').filter({ hasText: name });
  await expect(row('Violets for a trial')).toContainText(/\d+ hits?/);
  await expect(row('Violets for a trial')).not.toContainText('new');
  await expect(row('Reds for coatings')).toContainText('2 new');
  await checkAxe(page);
  expect(await smallTargets(saved(page))).toEqual([]);
  await row('Reds for coatings').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/search\?i=coatings&c=red&saved-search=[\w-]+$/);
  await listing(page).getByRole('button', { name: 'Show the 2 new' }).press('Enter');
  await expect(listing(page).getByRole('heading', { level: 2, name: /2 products/ })).toBeVisible();
  await expect(listing(page).getByText('New', { exact: true })).toHaveCount(2);
  await checkAxe(page);
  await page.goBack();
  await expect(listing(page).getByRole('link', { name: /^Saved/ })).toBeVisible();
  await page.goBack();
  await expect(row('Reds for coatings')).toBeVisible();
  await expect(row('Reds for coatings')).not.toContainText('new');

  await page.setViewportSize({ width: 320, height: 640 });
  await row('Violets for a trial').getByRole('button', { name: 'Delete Violets for a trial' }).press('Enter');
  await checkAxe(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(row('Violets for a trial')).toHaveCount(0);
  await expect(row('Reds for coatings').getByRole('link')).toBeFocused();
});

test('nobody but signed-in users is offered to save a search (row 295)', async ({ page }) => {
  await consent(page);
  await page.goto('/search?c=violet');
  await expect(listing(page).getByRole('heading', { level: 2, name: /products?$/ })).toBeVisible();
  await expect(listing(page).getByRole('button', { name: 'Save search' })).toHaveCount(0);
  await page.goto('/saved-searches');
  await expect(saved(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await checkAxe(page);
});
