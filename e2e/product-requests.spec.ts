import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { setFault } from './support/fault.ts';
import { loginDialog } from './support/login-dialog.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** The page behind the dialog has its own tests. */
const OVERLAYS = { include: '[data-ce-overlay]' };

const PRODUCT = '/product/p-0147?i=coatings';

const island = (page: Page) => page.locator('[data-ce-widget="product-detail"]');
const action = (page: Page, name: string) =>
  island(page).getByRole('group', { name: 'Actions' }).getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.beforeEach(({ page }) => consent(page));

test('the safety data sheet opens from its address, can be cancelled, and is saved (rows 205 to 209)', async ({
  page,
  expectConsole,
}) => {
  await page.goto(`${PRODUCT}#sds`);
  const sheet = dialog(page, 'Safety data sheet');
  const language = sheet.getByRole('combobox', { name: 'Language' });
  await expect(language).toHaveValue('English');
  await expect(sheet).toContainText('Types for your region, Europe, come first.');
  expect(new URL(page.url()).hash).toBe('#sds');
  await checkAxe(page, OVERLAYS);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  // A link to the address that the page has already.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '#sds',
      textContent: 'Its safety data sheet',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Its safety data sheet' }).click();
  await expect(language).toHaveValue('English');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await action(page, 'Safety data sheet').press('Enter');
  await expect(language).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('REACH');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('combobox', { name: 'Type' })).toHaveValue(
    'Safety data sheet (EU, REACH Annex II)',
  );

  expectConsole(/Failed to load resource|net::ERR/);
  const works = await setFault(page, 'POST /api/v2/msds/document', 'delay=5000');
  await sheet.getByRole('button', { name: 'Download' }).click();
  await expect(sheet.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeVisible();
  await works();

  await sheet.getByRole('button', { name: 'Download' }).click();
  await expect(sheet).toHaveCount(0);
});

test('a customer requests a sample to another address, and finds it in the profile (rows 216 to 223)', async ({
  page,
}) => {
  await signIn(page, 'validated', PRODUCT);
  await action(page, 'Request sample').click();
  const form = dialog(page, 'Request a sample');
  await expect(form.getByLabel('Email')).toHaveJSProperty('readOnly', true);
  await form.getByRole('checkbox', { name: 'Ship the sample to another address' }).check();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByRole('region', { name: /^Please check \d+ fields$/ })).toBeFocused();
  await checkAxe(page, OVERLAYS);

  await form.getByLabel('What do you need the sample for?').fill('A facade paint');
  for (const name of ['Your address', 'Shipping address']) {
    const address = form.getByRole('group', { name });
    await address.getByLabel('Name').fill('Nordlack');
    await address.getByLabel('Street and number').fill('Hamngatan 1');
    await address.getByLabel('Postcode').fill('111 47');
    await address.getByLabel('City').fill('Stockholm');
    await address.getByLabel('Country').selectOption({ label: 'Sweden' });
  }
  await form.getByRole('button', { name: 'Send request' }).click();
  const sent = dialog(page, 'Thank you for your request');
  await expect(sent.getByText('We have received it')).toBeFocused();
  await checkAxe(page, OVERLAYS);
  await page.keyboard.press('Escape');
  await expect(action(page, 'Request sample')).toBeFocused();
  await action(page, 'Request sample').click();
  await expect(form.getByText('You have requested a sample of this product before')).toBeVisible();

  await page.goto('/profile#/sample-requests');
  await expect(
    page.getByRole('list', { name: 'Samples that you requested' }).getByText('469714').first(),
  ).toBeVisible();
});

test('a customer requests a regulatory document, and reaches product safety (rows 224 to 227)', async ({
  page,
}) => {
  await signIn(page, 'validated', PRODUCT);
  await island(page).getByRole('button', { name: 'Request document', exact: true }).click();
  const form = dialog(page, 'Request a regulatory document');
  await expect(form.getByLabel('Document').getByRole('option')).not.toHaveCount(1);
  await checkAxe(page, OVERLAYS);
  await form.getByRole('button', { name: 'Ask product safety' }).click();
  await expect(dialog(page, 'Ask product safety about Rubelis Red 3240')).toBeVisible();
  await page.keyboard.press('Escape');
  await island(page).getByRole('button', { name: 'Request document', exact: true }).click();
  await form.getByLabel('Document').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog(page, 'Thank you for your request').getByText('We have received it')).toBeFocused();
});

test('visitors are led to the login, users to their validation (rows 152, 175 and 216)', async ({ page }) => {
  await page.goto(PRODUCT);
  await action(page, 'Request sample').click();
  await checkAxe(page, OVERLAYS);
  await dialog(page, 'Request a sample').getByRole('link', { name: 'Log in' }).click();
  await loginDialog(page).logIn('vera.lindqvist@example.com');
  await expect(dialog(page, 'Request a sample').getByLabel(/^What do you need/)).toBeVisible();

  await signIn(page, 'registered', PRODUCT);
  await action(page, 'Request sample').click();
  await dialog(page, 'Request a sample').getByRole('link', { name: 'Request validation' }).click();
  const form = dialog(page, 'Request validation');
  await expect(form.getByLabel(/^Region/)).toHaveValue('europe');
  await checkAxe(page, OVERLAYS);
});
