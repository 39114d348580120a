import { consent } from './support/consent.ts';
import { openContactPage } from './support/contact-form.ts';
import { openLogin } from './support/login-dialog.ts';
import { registrationDialog } from './support/registration-dialog.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { smallTargets } from './support/small-targets.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [1280, 320];

test.beforeEach(async ({ page }) => consent(page));

for (const width of WIDTHS) {
  test.describe(`at ${width} px every target has 24 px (WCAG 2.5.8):`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the page around, and its menus', async ({ page }) => {
      await signIn(page, 'internal', '/products');
      await settled(page);
      expect(await smallTargets(page.getByRole('banner'))).toEqual([]);
      expect(await smallTargets(page.getByRole('main'))).toEqual([]);
    });

    test('login', async ({ page }) => {
      const { dialog, submit } = await openLogin(page);
      await submit.click();
      await expect(dialog.getByText('required', { exact: false }).first()).toBeVisible();
      expect(await smallTargets(dialog)).toEqual([]);
    });

    test('registration', async ({ page }) => {
      await page.goto('/?showRegistration=1');
      const { dialog, submit } = registrationDialog(page);
      await submit.click();
      await expect(dialog.getByRole('alert').or(dialog.getByRole('group')).first()).toBeVisible();
      expect(await smallTargets(dialog)).toEqual([]);
    });

    test('contact', async ({ page }) => {
      const { submit } = await openContactPage(page, 'bce');
      await submit.click();
      await settled(page);
      expect(await smallTargets(page.getByRole('main'))).toEqual([]);
    });

    for (const route of [
      'personal',
      'privacy',
      'status',
      'notifications',
      'sample-requests',
      'product-comparisons',
    ]) {
      test(`profile, ${route}`, async ({ page }) => {
        await signIn(page, 'validated', `/profile#/${route}`);
        await settled(page);
        expect(await smallTargets(page.getByRole('main'))).toEqual([]);
      });
    }
  });
}
