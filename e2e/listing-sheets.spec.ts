import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { signIn } from './support/sign-in.ts';
import { smallTargets } from './support/small-targets.ts';
import { expect, test } from './support/test.ts';

const island = (page: Page) => page.locator('[data-ce-widget="search-listing"]');
const hits = (page: Page) => island(page).locator('[data-ce-hit]');
const opener = (page: Page, index: number) =>
  hits(page)
    .nth(index)
    .getByRole('button', { name: /^\d+ documents?\b.* of / });
const topOf = async (page: Page, index: number) => (await opener(page, index).boundingBox())?.y ?? 0;

test.beforeEach(async ({ page }) => consent(page));

test('documents open by keyboard, and are open after Back from a product', { tag: '@engines' }, async ({
  page,
}) => {
  await signIn(page, 'internal', '/sheets');
  const button = opener(page, 2);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeFocused();
  const documents = hits(page).nth(2).getByRole('list').getByRole('listitem');
  const [count] = /^\d+/.exec((await button.textContent()) ?? '') ?? [];
  await expect(documents).toHaveCount(Number(count));
  await hits(page).nth(2).getByRole('heading', { level: 3 }).getByRole('link').click();
  await page.waitForURL(/\/product\//);
  await page.goBack();
  await expect(documents).toHaveCount(Number(count));
  await expect(opener(page, 1)).toHaveAttribute('aria-expanded', 'false');
});

test('a line keeps its height while its documents are closed, and the button its place as they open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sheets');
  await expect(hits(page)).toHaveCount(24);
  const heights = await hits(page).evaluateAll((lines) => lines.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeLessThanOrEqual(64);
  // Beside more filters than hits these stick to the window by their end.
  await page.evaluate(() => scrollTo({ top: 1_700, behavior: 'instant' }));
  const top = await topOf(page, 20);
  await opener(page, 20).evaluate((button: HTMLElement) => button.click());
  await expect(opener(page, 20)).toHaveAttribute('aria-expanded', 'true');
  expect(Math.abs((await topOf(page, 20)) - top)).toBeLessThanOrEqual(1);
});

test('documents of several products are chosen for a ZIP in their lines', async ({ page }) => {
  await signIn(page, 'validated', '/sheets');
  await island(page).getByRole('button', { name: 'Choose for a ZIP' }).press('Space');
  for (const index of [0, 3])
    await hits(page)
      .nth(index)
      .getByRole('checkbox', { name: /^Select Safety data sheet/ })
      .check();
  await expect(island(page).getByRole('region', { name: 'Selection' })).toContainText('2 of 20 documents');
});

test('open documents pass axe, in light and dark, and fit 320 px', async ({ page }) => {
  await signIn(page, 'internal', '/sheets');
  await island(page).getByRole('button', { name: 'Choose for a ZIP' }).click();
  await opener(page, 0).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await checkAxe(page, { include: '[data-ce-widget="search-listing"]' });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
  expect(await smallTargets(island(page))).toEqual([]);
});
