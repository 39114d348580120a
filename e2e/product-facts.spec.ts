import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { setFault } from './support/fault.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.beforeEach(async ({ page }) => consent(page));

test('shows the facts of a product in words', async ({ page }) => {
  await page.goto('/product/p-0147?i=coatings#regulatory');
  const requirements = section(page, 'Requirements and regulatory');
  await expect(requirements.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(requirements.getByRole('heading', { name: 'Inventory status 9 of 11' })).toBeVisible();
  await expect(requirements.getByText('Japan, no entry')).toBeVisible();
  await checkAxe(page);

  const data = section(page, 'Product data');
  await expect(data.getByText('1.5 g/cm³')).toBeVisible();
  await data.getByRole('link', { name: 'Values in a medium' }).press('Enter');
  await expect(section(page, 'Technical properties').getByRole('heading', { level: 2 })).toBeFocused();
});

test('names the contact by the status of the viewer, and opens the form with the product @engines', async ({
  page,
}) => {
  await page.goto('/product/p-0308?i=coatings');
  const contact = section(page, 'Contact');
  await expect(contact.getByText('Application laboratory Kehl', { exact: false })).toBeVisible();
  await expect(section(page, 'Formulations')).toHaveCount(0);
  const ask = contact.getByRole('button', { name: 'Send an enquiry' });
  await ask.press('Enter');
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await expect(contact.getByRole('link', { name: 'Register' })).toBeVisible();

  await signIn(page, 'validated');
  await page.goto('/product/p-0147?i=coatings');
  await expect(contact.getByRole('link', { name: 'ines.calder@example.com' })).toBeVisible();
  await expect(contact.getByRole('heading', { name: 'Product safety' })).toBeVisible();
  await expect(contact.getByRole('link', { name: 'Register' })).toHaveCount(0);
});

test('shows formulations to customers, says why they are missing, and shows editors’ comparisons', async ({
  page,
  expectConsole,
}) => {
  await signIn(page, 'validated');
  expectConsole(/503/);
  const works = await setFault(page, 'GET /api/v1/formulation/by-ingredient/p-0224', 'status=503');
  await page.goto('/product/p-0224?i=coatings#comparisons');
  const formulations = section(page, 'Formulations');
  await expect(formulations.getByRole('alert')).toContainText('The formulations could not be loaded');
  await works();
  await formulations.getByRole('button', { name: 'Try again' }).click();
  await expect(formulations.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/formulations\?id=/,
  );
  const comparisons = section(page, 'Comparisons by our editors');
  await expect(comparisons.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await checkAxe(page);
  await comparisons
    .getByRole('link', { name: /^Compare these/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/compare\?advanced=ac-/);
});

test('shows internal data to internal users only, and no unknown data', async ({ page }) => {
  await page.goto('/product/p-0307?i=coatings');
  const data = section(page, 'Product data');
  await expect(data.getByText('note: by pycnometer', { exact: false })).toBeVisible();
  await expect(page.getByText('curie_temperature')).toHaveCount(0);
  await expect(data.getByRole('heading', { name: 'Internal information' })).toHaveCount(0);

  await signIn(page, 'internal');
  await page.goto('/product/p-0307?i=coatings');
  await expect(data.getByRole('heading', { name: 'Internal information' })).toBeVisible();
  await expect(data.getByText('curie_temperature')).toBeVisible();
});
