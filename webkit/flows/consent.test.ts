import { test } from '../support/test.ts';

test('a visitor chooses which cookies are allowed, once', async ({ page }) => {
  await page.open('/');
  const dialog = page.get('dialog', 'Your cookie settings');
  await dialog.get('button', 'Change settings').click();
  await dialog.get('checkbox', 'Marketing').click();
  await dialog.get('button', 'Save selection').click();
  await dialog.gone();
  await page.open('/products');
  await page.get('heading', 'Pigments').seen();
  await page.get('link', 'Log in').seen();
  await dialog.gone();
});
