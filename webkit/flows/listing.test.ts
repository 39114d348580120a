import { consent } from '../support/consent.ts';
import { test } from '../support/test.ts';

test('filters of a narrow listing are chosen in the drawer, one after the other', async ({ page }) => {
  await consent(page);
  await page.resize(500);
  await page.open('/products');
  await page.get('button', 'Filters').click();
  const drawer = page.get('dialog', 'Filters');
  for (const name of ['Red', 'Yellow', 'Orange', 'Blue', 'Green', 'Violet'])
    await drawer.get('checkbox', name).click();
  await drawer.get('button', 'Show').click();
  await drawer.gone();
});
