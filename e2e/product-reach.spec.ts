import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { isStuck, productActions } from './support/stuck-actions.ts';
import { expect, test } from './support/test.ts';

const island = (page: Page) => page.locator('[data-ce-widget="product-detail"]');

test.beforeEach(async ({ page }) => consent(page));

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`sample, comparison and SDS stay in reach at ${viewport.width} px (row 256)`, {
    tag: '@engines',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/product/p-0147?i=coatings');
    const sheet = productActions(page).getByRole('button', { name: 'Safety data sheet' });
    const compare = productActions(page).getByRole('button', { name: /: Rubelis Red 3240$/ });
    await compare.click();
    await expect(compare).toHaveAccessibleName(/^In comparison/);
    await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
    await island(page).getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded();
    await expect.poll(() => isStuck(page)).toBe(true);
    // The same buttons, which keep the focus.
    await expect(compare).toBeFocused();
    await expect(island(page).getByRole('button', { name: 'Safety data sheet', exact: true })).toHaveCount(1);
    await expect(sheet).toBeInViewport({ ratio: 1 });
    await checkAxe(page);
    await sheet.click();
    const dialog = page.getByRole('dialog', { name: /Safety data sheet/ });
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeFocused();

    // It would lie above a dialog of the page that has only a z-index.
    await page.evaluate(() => {
      const box = document.body.appendChild(document.createElement('div'));
      box.setAttribute('role', 'dialog');
      box.appendChild(document.createElement('button')).focus({ preventScroll: true });
    });
    await expect(productActions(page)).toBeHidden();
    await page.evaluate(() => document.querySelector('body > [role="dialog"]')?.remove());
    await page.mouse.wheel(0, 10);
    await expect(productActions(page)).toBeVisible();

    // What has the focus is never covered.
    const title = island(page).getByRole('heading', { name: 'Nearest shades' });
    await title.evaluate((element) => {
      element.focus({ preventScroll: true });
      scrollTo({ top: scrollY + element.getBoundingClientRect().top - 10, behavior: 'instant' });
    });
    await expect(productActions(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => isStuck(page)).toBe(false);
    await expect(sheet).toBeVisible();
  });

test('the index and a followed heading stand below the bar (row 256)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/product/p-0147?i=coatings');
  const index = island(page).getByRole('navigation', { name: 'On this page' });
  await index.getByRole('link', { name: /^Documents/ }).click();
  await expect.poll(() => isStuck(page)).toBe(true);
  const heading = island(page).getByRole('heading', { level: 2, name: 'Documents' });
  await expect(heading).toBeFocused();
  const bottom = await productActions(page).evaluate((element) => element.getBoundingClientRect().bottom);
  for (const part of [heading, index]) expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
});
