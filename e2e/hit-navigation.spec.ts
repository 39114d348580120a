import type { Locator, Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { expect, test } from './support/test.ts';

const hits = (page: Page) => page.locator('[data-ce-widget="search-listing"] [data-ce-hit]');
const way = (page: Page) => page.getByRole('navigation', { name: 'Results of the search' });
const topOf = (hit: Locator) => hit.evaluate((element) => element.getBoundingClientRect().top);
const nameOf = async (hit: Locator) =>
  (await hit.locator('a[href*="/product/"]').first().textContent()) ?? '';

test('the pages of hits link to the previous and next hit, and back to the same position', {
  tag: '@engines',
}, async ({ page }) => {
  await consent(page);
  await page.goto('/products?c=red');
  const hit = hits(page).nth(9);
  await hit.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = await topOf(hit);
  const [previous, opened, next] = [
    await nameOf(hits(page).nth(8)),
    await nameOf(hit),
    await nameOf(hits(page).nth(10)),
  ];
  const heading = page.getByRole('heading', { level: 1 });

  await hit.locator('a[href*="/product/"]').first().press('Enter');
  await expect(heading).toContainText(opened);
  await expect(way(page).getByRole('link', { name: /^Back to results, 10 of / })).toBeVisible();
  await way(page)
    .getByRole('link', { name: `Previous: ${previous}` })
    .click();
  await expect(heading).toContainText(previous);
  await way(page)
    .getByRole('link', { name: `Next: ${opened}` })
    .click();
  await expect(heading).toContainText(opened);

  await way(page)
    .getByRole('link', { name: /^Back to results/ })
    .click();
  await expect(page).toHaveURL(/\/products\?c=red$/);
  await expect.poll(async () => Math.abs((await topOf(hit)) - top)).toBeLessThanOrEqual(1);
  await expect(hit.locator('a[href*="/product/"]').first()).toBeFocused();

  // A hit other than the opened one is also in view.
  await hit.locator('a[href*="/product/"]').first().press('Enter');
  await way(page)
    .getByRole('link', { name: `Next: ${next}` })
    .click();
  await expect(heading).toContainText(next);
  await checkAxe(page);
  await way(page)
    .getByRole('link', { name: /^Back to results, 11 of / })
    .click();
  await expect(hits(page).nth(10)).toBeInViewport();
});

test('a product opened without a listing has no links between hits', async ({ page }) => {
  await consent(page);
  await page.goto('/product/p-0001');
  await expect(page.locator('[data-ce-widget="hit-navigation"]')).toHaveAttribute('data-ce-status', 'ready');
  await expect(way(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
});
