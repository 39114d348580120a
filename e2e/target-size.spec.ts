import type { Locator, Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { openContactPage } from './support/contact-form.ts';
import { openLogin } from './support/login-dialog.ts';
import { registrationDialog } from './support/registration-dialog.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { smallTargets } from './support/small-targets.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [1280, 320];
const ROUTES = [
  'personal',
  'privacy',
  'status',
  'notifications',
  'sample-requests',
  'product-comparisons',
] as const;

test.beforeEach(async ({ page }) => consent(page));

/** Checks the size of all targets within these elements, in wide and narrow viewports. */
async function expectLarge(page: Page, ...places: Locator[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    for (const place of places) expect(await smallTargets(place), `at ${width} px`).toEqual([]);
  }
}

test.describe('every target has 24 px (WCAG 2.5.8):', () => {
  test('of the page and its menus', async ({ page }) => {
    await signIn(page, 'internal', '/products');
    await settled(page);
    await expectLarge(page, page.getByRole('banner'), page.getByRole('main'));
  });

  test('of the login with its errors', async ({ page }) => {
    const { dialog, submit } = await openLogin(page);
    await submit.click();
    await expect(dialog.getByText('required', { exact: false }).first()).toBeVisible();
    await expectLarge(page, dialog);
  });

  test('of the registration with its errors', async ({ page }) => {
    await page.goto('/?showRegistration=1');
    const { dialog, submit } = registrationDialog(page);
    await submit.click();
    await expect(dialog.getByRole('alert').or(dialog.getByRole('group')).first()).toBeVisible();
    await expectLarge(page, dialog);
  });

  test('of the contact form with its errors', async ({ page }) => {
    const { submit } = await openContactPage(page, 'bce');
    await submit.click();
    await expectLarge(page, page.getByRole('main'));
  });

  test('of each screen of the profile', async ({ page }) => {
    await signIn(page, 'validated', '/imprint');
    for (const route of ROUTES) {
      await test.step(route, async () => {
        // Navigating to an address that differs only in its hash would not reload the page.
        await page.goto('about:blank');
        await page.goto(`/profile#/${route}`);
        await settled(page);
        await expectLarge(page, page.getByRole('main'));
      });
    }
  });
});
