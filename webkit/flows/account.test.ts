import { consent } from '../support/consent.ts';
import { mailedLink } from '../support/mailed-link.ts';
import type { Page } from '../support/page.ts';
import { test } from '../support/test.ts';

const PASSWORD = 'Pigment-2026';
const RITA = 'rita.holm@example.com';

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const dialog = page.get('dialog', 'Log in');
  await dialog.get('textbox', 'Email').fill(email);
  await dialog.get('textbox', 'Password').fill(password);
  await dialog.get('button', 'Log in').click();
}

test('a wrong password is refused, the right one signs in', async ({ page }) => {
  await consent(page);
  await page.open('/products');
  await page.get('link', 'Log in').click();
  await logIn(page, RITA, 'not the password');
  await page.get('dialog', 'Log in').get('alert').get('text', 'We have not been able to log you in.').seen();
  await logIn(page, RITA);
  await page.get('button', 'Account of Rita Holm').seen();
});

test('someone registers, follows the mailed link and logs in', async ({ page }) => {
  const email = 'ada.quist@example.org';
  await consent(page);
  await page.open('/?showRegistration=1');
  const dialog = page.get('dialog', 'Register');
  const fields = { 'First name': 'Ada', 'Last name': 'Quist', Company: 'Quist Farben', Email: email };
  for (const [name, value] of Object.entries(fields)) await dialog.get('textbox', name).fill(value);
  await dialog.get('combobox', 'Country').choose('Sweden');
  await dialog.get('checkbox', 'Coatings').click();
  await dialog.get('textbox', 'Password').fill(PASSWORD);
  await dialog.get('textbox', 'Repeat password').fill(PASSWORD);
  await dialog.get('button', 'Register').click();
  await page.get('dialog', 'Verify your email address').seen();
  await page.open(await mailedLink(email));
  await page.get('main').get('button', 'Confirm email address').click();
  await page.get('link', 'Log in').click();
  await logIn(page, email);
  await page.get('button', 'Account of Ada Quist').seen();
});

test('a forgotten password is replaced by the mailed link', async ({ page }) => {
  const email = 'rita.holm@example.com';
  await consent(page);
  await page.open('/?showLogin=1');
  await page.get('dialog', 'Log in').get('link', 'Forgot your password?').click();
  const dialog = page.get('dialog', 'Forgot your password?');
  await dialog.get('textbox', 'Email').fill(email);
  await dialog.get('button', 'Send link').click();
  await page.get('dialog', 'Check your email').seen();
  await page.open(await mailedLink(email));
  const main = page.get('main');
  await main.get('textbox', 'New password').fill('Ultramarin-29');
  await main.get('textbox', 'Repeat new password').fill('Ultramarin-29');
  await main.get('button', 'Save new password').click();
  await main.get('text', 'Your password is changed.').seen();
});
