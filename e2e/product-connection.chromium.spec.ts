import type { Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { setFault } from './support/fault.ts';
import { expect, test } from './support/test.ts';

// Playwright cuts connections and forces colours in Chromium only.

const island = (page: Page) => page.locator('[data-ce-widget="product-detail"]');
const industry = (page: Page, name: string) =>
  island(page).getByRole('button', { name: `${name}, change the industry` });
const row = (page: Page, name: string) =>
  island(page)
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Select ${name}` }) });

test.beforeEach(({ page }) => consent(page));

test('a product outlives a slow and a lost connection, and what was asked for comes after it (rows 136, 142 and 191)', async ({
  page,
  context,
  expectConsole,
}) => {
  const quick = await setFault(page, 'GET /api/v1/pigment/p-0147', 'delay=2000');
  await page.goto('/product/p-0147?i=coatings');
  await expect(island(page).getByRole('status').filter({ hasText: 'Loading the product' })).toBeAttached();
  // Until then the server-rendered content is shown.
  await expect(page.getByRole('heading', { level: 1, name: 'Rubelis Red 3240' })).toHaveCount(1);
  await expect(industry(page, 'Coatings')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Rubelis Red 3240' })).toHaveCount(1);
  await quick();
  const sheet = row(page, 'Technical data sheet, English');
  const link = sheet.getByRole('link', { name: 'Technical data sheet', exact: true });
  // From now on the dialog's code is loaded.
  await industry(page, 'Coatings').click();
  await expect(page.getByRole('dialog', { name: 'Choose your industry' })).toBeVisible();
  await page.keyboard.press('Escape');
  await link.scrollIntoViewIfNeeded();

  // Parts that the page would fetch meanwhile are reported as missing.
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ChunkLoadError/);
  await context.setOffline(true);
  await link.click();
  await expect(sheet.getByRole('alert')).toContainText(/We cannot reach the server/);
  await choose(page, 'Coatings', 'Plastics');
  const alert = island(page).getByRole('alert').filter({ hasText: 'Plastics cannot be shown' });
  await expect(alert).toContainText('There is no connection. We will keep trying.');
  await expect(alert).toContainText('You still see Rubelis Red 3240 for Coatings.');
  await expect(island(page).getByRole('heading', { level: 2, name: 'Use in coatings' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?i=coatings');

  await context.setOffline(false);
  await expect(island(page).getByRole('heading', { level: 2, name: 'Use in plastics' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?i=plastics');
});

test('a product that was never there comes once there is a connection (row 136)', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE/);
  await page.route(/\/api\/v1\/pigment\//, (route) => route.abort());
  await page.goto('/product/p-0147?i=coatings');
  await expect(island(page).getByRole('alert')).toContainText(
    'We cannot reach the server just now. We will keep trying.',
  );
  await page.unroute(/\/api\/v1\/pigment\//);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(industry(page, 'Coatings')).toBeVisible();
  await expect(island(page).getByRole('alert')).toHaveCount(0);
});

test('forced colours mark the tab that is open, and it alone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/product/p-0147?i=coatings');
  const tab = (name: RegExp) => island(page).getByRole('tab', { name });
  const edge = (name: RegExp) =>
    tab(name).evaluate((element) => {
      const canvas = document.body.appendChild(document.createElement('i'));
      canvas.style.color = 'Canvas';
      const ground = getComputedStyle(canvas).color;
      canvas.remove();
      return getComputedStyle(element).borderBottomColor === ground ? 'none' : 'marked';
    });
  await tab(/^All/).scrollIntoViewIfNeeded();
  expect([await edge(/^All/), await edge(/^Technical/)]).toEqual(['marked', 'none']);
  await tab(/^Technical/).click();
  expect([await edge(/^All/), await edge(/^Technical/)]).toEqual(['none', 'marked']);
});

/** Chooses another industry in the dialog. */
async function choose(page: Page, from: string, to: string): Promise<void> {
  await industry(page, from).click();
  const chooser = page.getByRole('dialog', { name: 'Choose your industry' });
  await chooser.getByRole('radio', { name: to }).check();
  await chooser.getByRole('button', { name: 'Choose' }).click();
}
