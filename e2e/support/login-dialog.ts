import { expect, type Locator, type Page } from '@playwright/test';
import { refill } from './refill.ts';

/** Password of all accounts of the demo and of the tests. */
export const PASSWORD = 'Pigment-2026';

/** Locators of the login dialog. */
export interface LoginDialog {
  dialog: Locator;
  email: Locator;
  password: Locator;
  submit: Locator;
  /** The alert above the form. */
  alert: Locator;
  /** Types and presses Enter. */
  logIn: (email: string, password?: string) => Promise<void>;
}

/** Finds the login dialog's parts by role and name. */
export function loginDialog(page: Page): LoginDialog {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const email = dialog.getByRole('textbox', { name: 'Email' });
  const password = dialog.getByRole('textbox', { name: 'Password' });
  return {
    dialog,
    email,
    password,
    submit: dialog.getByRole('button', { name: 'Log in' }),
    alert: dialog.getByRole('alert'),
    async logIn(address, secret = PASSWORD) {
      await refill(email, address);
      await password.fill(secret);
      await password.press('Enter');
    },
  };
}

/** Opens the login by its query flag. */
export async function openLogin(page: Page, path = '/'): Promise<LoginDialog> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}showLogin=1`);
  const login = loginDialog(page);
  await login.email.waitFor();
  return login;
}

/** Waits for a login that the page opens, and closes it. */
export async function closeLogin(page: Page): Promise<void> {
  const { dialog, email } = loginDialog(page);
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
