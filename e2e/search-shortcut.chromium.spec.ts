import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

// Headless Firefox says of no pointer that it is fine, so that it has no shortcut (decision C24).

const listing = (page: Page) => page.locator('[data-ce-widget="search-listing"]');
const field = (page: Page) => listing(page).getByRole('combobox', { name: /^Name, C/ });

test('/ leads to the search, and is turned off in the field (rows 288 and 289)', async ({ page }) => {
  await consent(page);
  await page.goto('/products');
  const key = listing(page).getByRole('button', { name: 'Keyboard shortcut /' });
  await expect(key).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-keyshortcuts', '/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await field(page).fill('');

  // From a check box of the filters, but not behind a dialog.
  await listing(page).getByRole('checkbox').first().focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.getByRole('link', { name: 'Log in' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('button', { name: /^Close/ }).focus();
  await page.keyboard.press('/');
  await expect(field(page)).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await tabTo(key);
  await page.keyboard.press('Enter');
  await checkAxe(page);
  await listing(page).getByRole('button', { name: 'Turn off' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(key).toBeFocused();
  await page.keyboard.press('/');
  await expect(key).toBeFocused();
  await page.reload();
  await expect(key).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).not.toBeFocused();
});
