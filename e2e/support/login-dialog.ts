import { expect, type Locator, type Page } from '@playwright/test';
import { refill } from './refill.ts';

/** The password of every account of the demo, and of those that tests add. */
export const PASSWORD = 'Pigment-2026';

/** The parts of the login dialog. */
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

/** Finds the login dialog's parts by what they are called. */
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

/** Opens the login on the page's own terms: by its query flag. */
export async function openLogin(page: Page, path = '/'): Promise<LoginDialog> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}showLogin=1`);
  const login = loginDialog(page);
  await login.email.waitFor();
  return login;
}

/** Closes the login that a page opens by itself, once it is there. */
export async function closeLogin(page: Page): Promise<void> {
  const { dialog, email } = loginDialog(page);
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
