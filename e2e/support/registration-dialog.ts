import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from './login-dialog.ts';
import { refill } from './refill.ts';

/** Input of a registration. */
export interface Registrant {
  firstName: string;
  email: string;
  password: string;
  repeated: string;
}

/** Locators of the registration dialog. */
export interface RegistrationDialog {
  dialog: Locator;
  firstName: Locator;
  email: Locator;
  password: Locator;
  repeated: Locator;
  country: Locator;
  submit: Locator;
  /** The alert above the form. */
  alert: Locator;
  /** Fills all required fields. */
  fillIn: (registrant: Partial<Registrant> & { email: string }) => Promise<void>;
}

/** Finds the registration dialog's parts by role and name. */
export function registrationDialog(page: Page): RegistrationDialog {
  const dialog = page.getByRole('dialog', { name: 'Register' });
  const box = (name: string) => dialog.getByRole('textbox', { name });
  const parts = {
    dialog,
    firstName: box('First name'),
    email: box('Email'),
    password: dialog.getByLabel(/^Password/),
    repeated: dialog.getByLabel(/^Repeat password/),
    country: dialog.getByRole('combobox', { name: 'Country' }),
    submit: dialog.getByRole('button', { name: 'Register' }),
    alert: dialog.getByRole('alert'),
  };
  return {
    ...parts,
    async fillIn({ firstName = 'Ada', email, password = PASSWORD, repeated = password }) {
      await parts.firstName.fill(firstName);
      await box('Last name').fill('Quist');
      await box('Company').fill('Quist Farben');
      await parts.country.selectOption('Sweden');
      await dialog.getByRole('checkbox', { name: 'Coatings' }).check();
      await refill(parts.email, email);
      await parts.password.fill(password);
      await parts.repeated.fill(repeated);
    },
  };
}

/** Opens the registration by its query flag. */
export async function openRegistration(page: Page, path = '/'): Promise<RegistrationDialog> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}showRegistration=1`);
  const registration = registrationDialog(page);
  await registration.firstName.waitFor();
  return registration;
}
