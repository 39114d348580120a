import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { expect, test } from './support/test.ts';

test('an island is set up, seen live and copied, and the address keeps it', async ({ page }) => {
  await consent(page);
  await page.goto('/gallery/search-listing');
  const live = page.frameLocator('iframe[title="search-listing as set up"]');
  const source = page.getByRole('region', { name: 'Copy' }).locator('pre');
  await expect(live.getByRole('heading', { level: 2, name: /products/ })).toBeVisible();

  await page.getByText('more props').click();
  await page.getByLabel('title', { exact: true }).fill('Documents of one brand');
  await expect(live.getByRole('heading', { name: 'Documents of one brand' })).toBeVisible();
  await expect(source).toContainText('"title":"Documents of one brand"');

  const size = page.getByLabel('size', { exact: true });
  await size.fill('2400');
  await expect(size).toHaveAccessibleDescription(/Must be at most 1000, but is 2400/);
  await expect(source).not.toContainText('size');
  await size.fill('3');
  await expect(size).toHaveAccessibleDescription('Hits per load.');
  await expect(live.locator('[data-ce-hit]')).toHaveCount(3);

  await page.getByRole('radio', { name: '390' }).check();
  await expect(live.getByRole('button', { name: /^Filters/ })).toBeVisible();
  await page.getByText('Look').click();
  await page.getByLabel('--ce-accent').fill('rgb(120, 0, 40)');
  await expect(live.getByRole('button', { name: 'Search' })).toHaveCSS('background-color', 'rgb(120, 0, 40)');
  await page.getByRole('link', { name: 'React' }).click();
  await expect(source).toContainText("import { Island } from 'ce-widgets/react';");
  await checkAxe(page, { include: '[data-set-up]' });

  await page.reload();
  await expect(source).toContainText('size: 3');
  await expect(live.getByRole('heading', { name: 'Documents of one brand' })).toBeVisible();
  await expect(size).toHaveValue('3');

  await page.getByLabel('Answers of the services').selectOption('Services have nothing');
  await expect(live.getByText(/no results/i).first()).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByLabel('Viewer').selectOption({ label: 'Validated customer' });
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByLabel('Viewer')).toHaveValue(/as=validated/);
  await expect(page.getByLabel('title', { exact: true })).toHaveValue('Documents of one brand');
});
