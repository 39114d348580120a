import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { hiddenFocus } from './support/focus-seen.ts';
import { signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const PRODUCT = '/product/p-0147?i=coatings';
const TDS = 'Technical data sheet, English';

const island = (page: Page) => page.locator('[data-ce-widget="product-detail"]');
const row = (page: Page, name: string) =>
  island(page)
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Select ${name}` }) });

test.beforeEach(async ({ page }) => consent(page));

test('zips the selection, and saves a type in My sheets @engines', async ({ page }) => {
  await signIn(page, 'validated', `${PRODUCT}#documents`);
  await row(page, TDS).getByRole('checkbox').check();
  await row(page, 'REACH statement, English').getByRole('checkbox').check();
  const bar = island(page).getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText(/2 of 20 documents, .+ of 50 MB/);
  await bar.getByRole('button', { name: 'Download as ZIP' }).click();
  await expect(bar).toContainText('The ZIP is saved: 2 documents.');
  // Below the list, where the bar covers no row in part.
  await island(page).getByRole('heading', { name: 'Contact', exact: true }).scrollIntoViewIfNeeded();
  await checkAxe(page);

  // On a phone the bar covers neither the back-to-top button nor the focused element.
  await page.setViewportSize({ width: 390, height: 640 });
  await row(page, 'Brochure, English').getByRole('checkbox').focus();
  for (const name of ['RoHS declaration', 'ZDHC conformance certificate']) {
    await tabTo(row(page, `${name}, English`).getByRole('checkbox'));
    expect(await hiddenFocus(page)).toBeNull();
  }
  const toTop = page.getByRole('button', { name: 'Back to top' });
  const isCovered = async () => {
    const [button, place] = [await toTop.boundingBox(), await bar.boundingBox()];
    if (!button || !place) return true;
    return button.y < place.y + place.height && place.y < button.y + button.height;
  };
  await expect.poll(isCovered).toBe(false);
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);

  const star = row(page, 'Brochure, English').getByRole('button', { name: 'Save to My sheets: Brochure' });
  const kept = await star.getAttribute('aria-pressed');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', kept === 'true' ? 'false' : 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(star).toHaveAttribute('aria-pressed', kept ?? '');
});

test('shows internal users the versions of a document', async ({ page }) => {
  await signIn(page, 'internal', `${PRODUCT}#documents`);
  const opener = island(page).getByRole('button', { name: 'Versions of Technical data sheet, German' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Versions of Technical data sheet, German' });
  await expect(dialog.getByRole('row')).toHaveCount(5);
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('offers a shared document, and says who else may open it', async ({ page, expectConsole }) => {
  await page.goto('/shared-document?document=a-0147-02');
  const shared = page.locator('[data-ce-widget="shared-document"]');
  await expect(shared.getByRole('heading', { level: 1, name: 'Technical data sheet' })).toBeVisible();
  await expect(shared.getByRole('button', { name: 'Download' })).toBeVisible();
  await checkAxe(page);

  expectConsole(/401/);
  await page.goto('/shared-document?document=a-0147-10');
  await expect(shared.getByRole('heading', { name: 'This document needs a login' })).toBeVisible();
  await expect(shared).toContainText('To access the document, you need to login to your account.');
  await checkAxe(page);
  await shared.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});
