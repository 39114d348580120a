import { consent } from './support/consent.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// Firefox ignores emulated media when automated. Forced colours drop grounds and gradients: borders stay.

test('forced colours mark the open tab of a listing, and it alone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await consent(page);
  await signIn(page, 'validated', '/sheets');
  const tab = (name: RegExp) =>
    page.locator('[data-ce-widget="search-listing"]').getByRole('link', { name, exact: true });
  await expect(tab(/^All product sheets/)).toHaveCSS('border-bottom-width', '3px');
  await expect(tab(/^My sheets/)).toHaveCSS('border-bottom-width', '0px');
  await tab(/^My sheets/).click();
  await expect(tab(/^My sheets/)).toHaveCSS('border-bottom-width', '3px');
  await expect(tab(/^All product sheets/)).toHaveCSS('border-bottom-width', '0px');
});
