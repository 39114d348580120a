import { consent } from '../support/consent.ts';
import { test } from '../support/test.ts';

test('two products are collected and compared', async ({ page }) => {
  await consent(page);
  await page.open('/products?i=coatings');
  const basket = page.get('region', 'Comparison basket');
  await page.get('button', 'Compare: ').click();
  await basket.get('text', '1 of 4 products').seen();
  await page.get('button', 'Compare: ').click();
  await basket.get('text', '2 of 4 products').seen();
  await basket.get('link', 'Compare').click();
  await page.get('main').get('table', 'Comparison of').get('text', 'Measured colour').seen();
});
