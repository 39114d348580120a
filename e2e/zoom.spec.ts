import type { Locator, Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { openLogin } from './support/login-dialog.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// The size of a 1280 by 720 px window at 200 % zoom.
test.use({ viewport: { width: 640, height: 360 } });

/** Within the viewport, with no need to scroll sideways. */
async function expectToFit(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  await expect
    .poll(async () => {
      const { x = -1, y = -1, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
      return x >= 0 && y >= 0 && x + width <= 640 && y + height <= 360;
    })
    .toBe(true);
  expect(await place.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
}

async function expectInReach(...targets: Locator[]): Promise<void> {
  for (const target of targets) {
    await target.scrollIntoViewIfNeeded();
    await expect(target).toBeInViewport({ ratio: 1 });
  }
}

test('the cookie settings fit in both views (rows 6 to 9)', async ({ page }) => {
  await page.goto('/');
  const modal = page.getByRole('dialog', { name: 'Your cookie settings' });
  const button = (name: string) => modal.getByRole('button', { name });
  await expectToFit(page, modal);
  await expectInReach(button('Accept all'), button('Reject all'));
  await button('Change settings').click();
  await expectToFit(page, modal);
  await expect(modal.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expectInReach(modal.getByRole('checkbox', { name: 'Marketing' }), button('Save selection'));
});

test('navigation and user menu fit (rows 25 to 36)', async ({ page }) => {
  await consent(page);
  await signIn(page, 'internal', '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expectToFit(page, drawer);
  await drawer.getByRole('button', { name: 'More on Company' }).click();
  await expectInReach(drawer.getByRole('link').last(), drawer.getByRole('link').first());
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Account of / }).click();
  const way = page.getByRole('link', { name: 'Log out' });
  await expectInReach(way);
  await expectToFit(page, way);
});

test('the login with an error fits (rows 1 to 5, 37 to 50)', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource.*401/);
  await consent(page);
  const { dialog, alert, email, submit, logIn } = await openLogin(page);
  await logIn('rita.holm@example.com', 'wrong');
  await expect(alert).toBeVisible();
  await expectToFit(page, dialog);
  await expectInReach(alert, email, submit, dialog.getByRole('link').last());
});

test('the basket with its industry hint and the comparison fit (rows 114, 119, 135)', async ({ page }) => {
  await consent(page);
  await page.goto('/products?i=coatings');
  await page
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click();
  const basket = page.getByRole('region', { name: 'Comparison basket' });
  const hint = basket.getByText(/You can only compare products from one industry/);
  await expectToFit(page, basket);
  await expectInReach(hint, basket.getByRole('button', { name: 'Got it' }));
  await expectInReach(basket.getByRole('button', { name: /of 4 products/ }));

  await page.goto('/compare?i=coatings&uids=pigments::p-0001,pigments::p-0002,pigments::p-0009');
  const table = page.getByRole('table', { name: /^Comparison of/ });
  await expect(table).toBeVisible();
  await expectInReach(page.getByRole('button', { name: 'Export as PDF' }));
  await expectInReach(page.getByRole('searchbox'), page.getByRole('button', { name: 'Next product' }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
});
