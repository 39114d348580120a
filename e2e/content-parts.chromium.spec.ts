import type { Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

// Automated Firefox does not print, and ignores text fragments.

test.beforeEach(async ({ page }) => {
  await consent(page);
  await page.goto('/gallery/ui');
  await settled(page);
});

const title = (page: Page) => page.getByRole('button', { name: 'Ultramarine 29' });
const height = (page: Page) =>
  page
    .getByText('Safety data sheet, version 4.2')
    .evaluate((element) => element.parentElement?.parentElement?.clientHeight);

test('collapsed content takes no space, and is printed', async ({ page }) => {
  await expect.poll(() => height(page)).toBe(0);
  await title(page).click();
  await expect.poll(() => height(page)).toBeGreaterThan(20);
  await title(page).click();
  await expect.poll(() => height(page)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => height(page)).toBeGreaterThan(20);
});

test("the browser's search finds collapsed content and expands it", async ({ page }) => {
  await expect(title(page)).toHaveAttribute('aria-expanded', 'false');
  // The user's find-in-page, in a form that scripts can start.
  await page.evaluate(() => {
    location.href = '#:~:text=Safety%20data%20sheet,version%204.2';
  });
  await expect(title(page)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => height(page)).toBeGreaterThan(20);
});
