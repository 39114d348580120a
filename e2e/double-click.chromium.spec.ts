import type { Locator, Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { loginDialog, openLogin } from './support/login-dialog.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

// People double-click buttons. The effect of the first click must not move another control under the second one.
// Automated Firefox does not count clicks: each has `detail` 1.

test.beforeEach(({ page, expectConsole }) => {
  expectConsole(/Failed to load resource.*401/);
  return consent(page);
});

async function doubleClick(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to click on');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 2, delay: 40 });
}

test('on “Log in” after a failed login: one more try, and the dialog stays', async ({ page }) => {
  const { dialog, alert, submit, logIn } = await openLogin(page, '/products');
  await logIn('rita.holm@example.com', 'not the password');
  await expect(alert).toBeFocused();
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await doubleClick(page, submit);
  await expect(alert).toBeFocused();
  await expect(dialog).toHaveAccessibleName('Log in');
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.length).toBeLessThanOrEqual(2);
});

test('on the close button of a dialog: the page beneath gets no click', async ({ page }) => {
  const { dialog } = await openLogin(page, '/products');
  await page.evaluate(() => {
    const cover = document.createElement('button');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
    cover.onclick = () => cover.toggleAttribute('data-clicked');
    document.body.append(cover);
  });
  await doubleClick(page, dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-clicked]')).toHaveCount(0);
  await page.mouse.click(20, 20);
  await expect(page.locator('[data-clicked]')).toHaveCount(1);
});

test('on an opener: the second click does not close the dialog', async ({ page }) => {
  await page.goto('/products');
  await settled(page);
  const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await opener.click();
  const { dialog, email } = loginDialog(page);
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await doubleClick(page, opener);
  await expect(dialog).toBeVisible();
});
