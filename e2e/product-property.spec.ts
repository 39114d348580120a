import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { expect, test } from './support/test.ts';

const section = (page: Page) =>
  page.locator('[data-ce-widget="product-detail"]').getByRole('region', { name: 'Technical properties' });

test.beforeEach(async ({ page }) => consent(page));

test('one property is read over all media, copied, and kept in the address (row 254)', {
  tag: '@engines',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { write: undefined, writeText: (text: string) => Object.assign(window, { copied: text }) },
    });
    Object.assign(window, { ClipboardItem: undefined });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/product/p-0147?i=coatings#technical');
  const technical = section(page);
  const byProperty = technical.getByRole('button', { name: 'By property' });
  await byProperty.focus();
  await page.keyboard.press('Enter');
  await expect(byProperty).toBeFocused();
  await expect(
    technical.getByRole('table', { name: 'Fastness and further properties in all media' }),
  ).toBeVisible();
  await checkAxe(page);
  await technical.getByRole('combobox', { name: 'Property' }).selectOption('Light fastness');
  const table = technical.getByRole('table', { name: 'Light fastness in all media' });
  await expect(table.getByRole('columnheader', { name: 'Masstone' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Tint 1:10' })).toBeVisible();
  const media = await table.getByRole('rowheader').count();
  expect(media).toBeGreaterThan(3);
  expect(new URL(page.url()).search).toBe('?i=coatings&property=light_fastness');
  await technical.getByRole('button', { name: 'Copy table' }).click();
  await expect
    .poll(() => page.evaluate(() => String(Reflect.get(window, 'copied')).split('\n').length))
    .toBe(media + 1);
  await expect(technical.getByText('Typical values from production, not a specification.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(table).toBeVisible();
  await technical.getByRole('combobox', { name: 'Property' }).selectOption('All properties');
  await expect(technical.getByRole('table', { name: 'Heat stability in all media' })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await checkAxe(page);
});
