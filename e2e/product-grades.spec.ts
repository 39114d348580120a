import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => consent(page));

test('the grades of a pigment are one table of what differs, on a phone, too (row 257)', async ({ page }) => {
  await page.goto('/product/p-0061?i=coatings#grades');
  const island = page.locator('[data-ce-widget="product-detail"]');
  const grades = island.getByRole('region', { name: 'Grades' });
  const table = grades.getByRole('table', { name: /^Grades of Prismara Yellow 1170/ });
  await expect(table.getByRole('row', { name: /^Form Powder Aqueous dispersion/ })).toBeVisible();
  await checkAxe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await table.getByRole('link', { name: /^Prismara Yellow 1170/ }).click();
  await expect(page).toHaveURL(/\/product\/p-0275\?i=coatings$/);
  await expect(island.getByRole('region', { name: 'Grades' }).getByText('this product')).toBeVisible();
});
