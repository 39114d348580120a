import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => consent(page));

test('the nearest shades are those in the reader’s medium and depth, chemistry and fastness (row 255)', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/product/p-0147?i=coatings#nearest');
  const nearest = page
    .locator('[data-ce-widget="product-detail"]')
    .getByRole('region', { name: 'Nearest shades' });
  await nearest.getByRole('combobox', { name: 'Compare in' }).selectOption('Water-borne acrylic');
  await nearest.getByRole('button', { name: 'Tint 1:10' }).click();
  await expect(nearest.getByText(/^Tint 1:10 in water-borne acrylic/)).toBeVisible();
  const shades = nearest.getByRole('listitem');
  await expect(shades).toHaveCount(4);
  await expect(shades.first()).toContainText(/ΔL\*\s*−?\d+\.\d\d/);
  await nearest.getByRole('button', { name: 'Filter' }).click();
  await nearest.getByRole('combobox', { name: 'Light fastness at least' }).selectOption('8');
  await expect(nearest.getByText(/light fastness 7/)).toHaveCount(0);
  await nearest.getByRole('combobox', { name: 'Chemistry' }).selectOption('Quinacridone');
  await expect.poll(() => new URL(page.url()).search).toContain('chemistry=quinacridone');
  await checkAxe(page);
  const link = page.url();
  const names = await nearest.getByRole('list').getByRole('link').allTextContents();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await page.reload();
  await expect(nearest.getByRole('combobox', { name: 'Chemistry' })).toHaveValue('quinacridone');
  await expect.poll(() => nearest.getByRole('list').getByRole('link').allTextContents()).toEqual(names);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await checkAxe(page);
});
