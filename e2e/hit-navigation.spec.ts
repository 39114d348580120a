import type { Locator, Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const hits = (page: Page) => page.locator('[data-ce-hit]');
const way = (page: Page) => page.getByRole('navigation', { name: 'Results of the search' });
const topOf = (hit: Locator) => hit.evaluate((element) => element.getBoundingClientRect().top);
const nameOf = async (hit: Locator) =>
  (await hit.locator('a[href*="/product/"]').first().textContent()) ?? '';

for (const [what, address] of [
  ['hits', '/products?c=red'],
  // Row 296.
  ['products near a colour', '/colour-search?lab=40+50+30&medium=alkyd&tolerance=60'],
] as const) {
  test(`the pages of ${what} link to the previous and next one, and back to the same position`, {
    tag: '@engines',
  }, async ({ page }) => {
    await consent(page);
    await page.goto(address);
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
    await expect(page).toHaveURL(address);
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
}

test('the pages of a catalogue’s products lead through it in its order, and back to it as it was left (row 296)', {
  tag: '@engines',
}, async ({ page }) => {
  await consent(page);
  await signIn(page, 'validated', '/catalogs');
  const island = page.locator('[data-ce-widget="digital-catalogs"]');
  await island.getByRole('link', { name: 'Coatings catalogue' }).click();
  const rows = island.getByRole('list', { name: 'Products', exact: true }).getByRole('listitem');
  await expect(rows).not.toHaveCount(0);
  const address = page.url();
  const order = island.getByRole('combobox', { name: 'Sort by' });
  await order.selectOption('name');
  await expect(order).toHaveValue('name');
  const names = async () => rows.getByRole('heading', { level: 3 }).getByRole('link').allTextContents();
  const isSorted = (texts: string[]) => texts.join() === texts.toSorted().join();
  await expect.poll(async () => isSorted(await names())).toBe(true);
  const [, second = '', third = ''] = await names();
  const total = await rows.count();
  const linkTo = (name: string) => rows.getByRole('link', { name, exact: true });

  await linkTo(second).press('Enter');
  const nav = page.getByRole('navigation', { name: 'Products of Coatings catalogue' });
  await expect(nav.getByRole('link', { name: `Back to Coatings catalogue, 2 of ${total}` })).toBeVisible();
  await nav.getByRole('link', { name: `Next: ${third}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(third);
  await checkAxe(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
  await nav.getByRole('link', { name: `Back to Coatings catalogue, 3 of ${total}` }).click();
  await expect(page).toHaveURL(address);
  await expect(linkTo(third)).toBeFocused();
  await expect(linkTo(third)).toBeInViewport();
  await expect(order).toHaveValue('name');
});

test('a product opened without a listing has no links between hits', async ({ page }) => {
  await consent(page);
  await page.goto('/product/p-0001');
  await expect(page.locator('[data-ce-widget="hit-navigation"]')).toHaveAttribute('data-ce-status', 'ready');
  await expect(way(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
});
