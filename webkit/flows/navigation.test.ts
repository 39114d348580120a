import { consent } from '../support/consent.ts';
import { test } from '../support/test.ts';

test('on a wide screen the menu is a bar with flyouts, each time it loads', async ({ page }) => {
  await consent(page);
  await page.resize(1440);
  const menu = page.get('navigation', 'Main');
  for (const path of ['/', '/search', '/catalogs', '/']) {
    await page.open(path);
    await menu.get('button', 'More on Products').seen();
    await menu.get('button', 'Menu').gone();
  }
  await menu.get('button', 'More on Products').click();
  await menu.get('link', 'Coatings').click();
  await page.get('heading', 'Pigments for coatings').seen();
});

test('on a narrow screen the menu slides in', async ({ page }) => {
  await consent(page);
  await page.resize(500);
  await page.open('/');
  await page.get('button', 'Menu').click();
  const drawer = page.get('dialog', 'Menu');
  await drawer.get('button', 'More on Products').click();
  await drawer.get('link', 'Coatings').seen();
  await drawer.get('link', 'Search').click();
  await page.get('heading', 'Search').seen();
});
