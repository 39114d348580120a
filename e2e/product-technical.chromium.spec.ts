import { consent } from './support/consent.ts';
import { expect, test } from './support/test.ts';

// Firefox ignores emulated media when automated.
test('prints collapsed media, and charts that were not scrolled to', async ({ page }) => {
  await consent(page);
  await page.goto('/product/p-0181?i=coatings');
  await expect(page.getByRole('group', { name: /whole plane/ })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Over the angle' })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto('/product/p-0147?i=coatings');
  const table = page
    .getByRole('region', { name: 'Technical properties' })
    .getByRole('table', { name: 'Colour in Polyester powder', includeHidden: true });
  await expect(table).toHaveCount(1);
  await expect(table).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  // In a grid, what follows a table on two pages is printed over its last rows.
  const layout = await page.getByRole('region', { name: 'Technical properties' }).evaluate((section) => {
    let box = section.parentElement;
    while (box && getComputedStyle(box).display === 'contents') box = box.parentElement;
    return box && getComputedStyle(box).display;
  });
  expect(layout).toBe('block');
});
