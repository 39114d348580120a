import type { Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { signInAfresh } from './support/fresh-account.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// Files that a page loads on demand and cannot have: each is said to be missing, and works once it can be had.

const FAILED_LOAD =
  /Failed to load resource|ERR_FAILED|Failed to fetch|ChunkLoadError|could not be loaded|NetworkError|error loading dynamically|Loading (failed|module)|None of the “sha\d+” hashes/;

/** Answers 404 for the files of this name. @returns ends it */
async function miss(page: Page, name: string): Promise<() => Promise<void>> {
  const files = new RegExp(`/${name}-[^/]+\\.js`);
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(files);
}

const standIn = (page: Page) => page.getByRole('dialog', { name: 'This could not be opened' });

/** Tries again in vain, then with the file, and expects the dialog; Escape leads back to its opener. */
async function comesBack(page: Page, hasAgain: () => Promise<void>, name: string | RegExp): Promise<void> {
  const retry = standIn(page).getByRole('button', { name: 'Try again' });
  await expect(standIn(page).getByRole('alert')).toHaveText(
    'It could not be loaded. Try again, or reload the page.',
  );
  await expect(retry).toBeFocused();
  for (const _ of [1, 2]) {
    await retry.press('Enter');
    await expect(standIn(page).getByRole('alert')).toHaveText('One moment, please');
    await expect(standIn(page).getByRole('alert')).toHaveText(/could not be loaded/);
    await expect(retry).toBeFocused();
  }
  await hasAgain();
  await retry.press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(standIn(page)).toHaveCount(0);
}

test.beforeEach(async ({ page, expectConsole }) => {
  expectConsole(FAILED_LOAD);
  await consent(page);
});

test('an overlay: registration, from a page that shows nothing of it', { tag: '@engines' }, async ({
  page,
}) => {
  const hasAgain = await miss(page, 'registration');
  await page.goto('/contact');
  await settled(page);
  const opener = page.getByRole('banner').getByRole('link', { name: 'Register' });
  await opener.click();
  await expect(standIn(page).getByRole('link', { name: 'Open the page instead' })).toHaveAttribute(
    'href',
    /showRegistration=1/,
  );
  await standIn(page).getByRole('button', { name: 'Close' }).click();
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/contact');
  await opener.press('Enter');
  await comesBack(page, hasAgain, 'Register');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the cookie settings, so that consent can be withdrawn', async ({ page }) => {
  const hasAgain = await miss(page, 'cookie-modal');
  await page.goto('/imprint');
  await settled(page);
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await comesBack(page, hasAgain, 'Your cookie settings');
});

test('dialogs of a product, with what they are about', { tag: '@engines' }, async ({ page }) => {
  const hasAgain = await miss(page, 'sample-request');
  await signIn(page, 'validated', '/product/p-0147?i=coatings');
  const island = page.locator('[data-ce-widget="product-detail"]');
  const opener = island.getByRole('button', { name: 'Request sample' });
  await opener.click();
  await comesBack(page, hasAgain, /sample/i);
  await expect(page.getByRole('dialog')).toContainText('Rubelis Red 3240');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  const hasChooser = await miss(page, 'industry-chooser');
  const industry = island.getByRole('button', { name: 'Coatings, change the industry' });
  await industry.click();
  await comesBack(page, hasChooser, 'Choose your industry');
  await page.keyboard.press('Escape');
  await expect(industry).toBeFocused();
});

test('the page of a catalogue, and what is done on it', async ({ page }) => {
  const hasAgain = await miss(page, 'catalog-page');
  await signIn(page, 'validated', '/catalogs');
  const island = page.locator('[data-ce-widget="digital-catalogs"]');
  await island.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(island.getByRole('alert')).toContainText('This part of the page could not be loaded.');
  const retry = island.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(retry).toBeFocused();
  await expect(retry).not.toHaveAttribute('aria-disabled', 'true');
  await hasAgain();
  await retry.press('Enter');
  await expect(island.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('messages: one that waits is shown with the next one', { tag: '@engines' }, async ({ page }) => {
  const hasAgain = await miss(page, 'notice-region');
  await signInAfresh(page, 'validated', '/product/p-0147?i=coatings');
  const island = page.locator('[data-ce-widget="product-detail"]');
  const heart = island.getByRole('button', { name: /My ?Sheets/i }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region).toHaveCount(0);
  await hasAgain();
  await heart.click();
  await expect(region).toContainText('Removed from My sheets');
});

test('a slow file: the page is covered until it is there', { tag: '@engines' }, async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/registration-[^/]+\.js/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/contact');
  await settled(page);
  const opener = page.getByRole('banner').getByRole('link', { name: 'Register' });
  await opener.click();
  const cover = page.getByRole('dialog', { name: 'One moment, please' });
  await expect(cover).toBeVisible({ timeout: 1_000 });
  await page.keyboard.press('Escape');
  await expect(cover).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(cover).toBeVisible({ timeout: 1_000 });
  arrive();
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
  await expect(cover).toHaveCount(0);
});
