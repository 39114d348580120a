import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { type Call, type Fault, setFault } from './support/fault.ts';
import { closeLogin, loginDialog, openLogin } from './support/login-dialog.ts';
import { newAccount } from './support/new-account.ts';
import { newAddress } from './support/new-address.ts';
import { linkIn, type Mail, mailsTo } from './support/outbox.ts';
import { refill } from './support/refill.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const FORGOT: Call = 'POST /user/forgot-password';
const RESET: Call = 'POST /user/reset-password';
const NEW_PASSWORD = 'Ultramarin-29';
const SUBJECT = 'Choose a new password';

test.beforeEach(({ page, expectConsole }) => {
  // Console messages of the browsers about failed requests.
  expectConsole(/Failed to load resource|Cross-Origin Request Blocked|breaks the contract/);
  return consent(page);
});

/** The overlay that asks for the address, and its confirmation. */
function forgotDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  return {
    dialog,
    email: dialog.getByRole('textbox', { name: 'Email' }),
    submit: dialog.getByRole('button', { name: 'Send link' }),
    done: page.getByRole('dialog', { name: 'Check your email' }),
  };
}

/** Parts of the page that the email's link opens. */
function resetForm(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    password: main.getByLabel(/^New password/),
    repeated: main.getByLabel(/^Repeat new password/),
    submit: main.getByRole('button', { name: 'Save new password' }),
    alert: main.getByRole('alert'),
    done: main.getByRole('status').filter({ hasText: 'Your password is changed.' }),
  };
}

/** Requests an email for a new account; returns link and account. */
async function mailedLink(page: Page, baseURL: string): Promise<{ address: string; link: string }> {
  const address = await newAccount(page, baseURL);
  const userService = new URL(baseURL);
  userService.port = String(Number(userService.port) + 1);
  const call = new URL('/api/v1/user/forgot-password', userService).href;
  await page.request.post(call, { data: { email: address } });
  const [mail] = await mailsTo(page, address, 1, SUBJECT);
  return { address, link: linkIn(mail as Mail) };
}

test('a forgotten password is replaced by the emailed link, which works once', {
  tag: '@engines',
}, async ({ page, baseURL }) => {
  test.slow();
  const address = await newAccount(page, baseURL ?? '');
  const login = await openLogin(page);
  await login.email.fill(address);
  await login.dialog.getByRole('link', { name: 'Forgot your password?' }).click();
  const { email, submit, done } = forgotDialog(page);
  await expect(email).toHaveValue(address);
  await expect(email).toBeFocused();
  await expect(login.dialog).toHaveCount(0);
  await checkAxe(page);
  await submit.click();
  await expect(done.getByRole('status')).toContainText(address);
  await expect(done.getByRole('status')).toBeFocused();
  await checkAxe(page);
  await done.getByRole('button', { name: 'Back to login' }).click();
  await expect(login.email).toHaveValue(address);

  const [mail] = await mailsTo(page, address, 1, SUBJECT);
  const link = linkIn(mail as Mail);
  await page.goto(link);
  const reset = resetForm(page);
  await expect(reset.password).toBeVisible();
  expect(new URL(page.url()).search, 'the token is out of the address').toBe('');
  await page.reload();
  await reset.password.fill(NEW_PASSWORD);
  await reset.repeated.fill('another-1');
  await reset.submit.click();
  await expect(reset.repeated).toHaveAccessibleDescription('Passwords does not match');
  await checkAxe(page);
  await reset.repeated.fill(NEW_PASSWORD);
  await reset.submit.click();
  await expect(reset.done).toBeFocused();
  await checkAxe(page);
  await reset.main.getByRole('button', { name: 'Log in' }).click();
  await login.logIn(address, NEW_PASSWORD);
  await expect(page.getByRole('button', { name: 'Test Person' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');

  await page.goto(link);
  await reset.password.fill('Zinnober-30');
  await reset.repeated.fill('Zinnober-30');
  await reset.submit.click();
  await expect(reset.alert).toContainText('This link has been used');
  await expect(reset.alert).toBeFocused();
  await checkAxe(page);
  await reset.main.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(email).toBeFocused();
});

test('the confirmation is the same whether or not the call succeeds (row 60)', async ({
  page,
  expectConsole,
}) => {
  // Failures are logged and not shown.
  expectConsole(/ServiceError/);
  test.slow();
  await page.goto('/login');
  const { email, submit, done } = forgotDialog(page);
  const opener = page.getByRole('main').getByRole('link', { name: 'Forgot your password?' });
  await closeLogin(page);
  const faults: Fault[] = ['status=404', 'status=429', 'status=500', 'drop', 'html'];
  for (const fault of faults) {
    const stop = await setFault(page, FORGOT, fault);
    await opener.click();
    await refill(email, 'rita.holm@example.com');
    await submit.click();
    await expect(done.getByRole('status'), fault).toContainText('rita.holm@example.com');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await stop();
  }
});

test('an address without an account gets the same confirmation and no email', async ({ page }) => {
  const address = newAddress();
  await page.goto('/login');
  await closeLogin(page);
  await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click();
  const { email, submit, done } = forgotDialog(page);
  await submit.click();
  await expect(email).toHaveAccessibleDescription('This field is required');
  await email.fill('nobody@');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await refill(email, address);
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(done.getByRole('status')).toContainText(address);
  await mailsTo(page, address, 0);
});

test('each fault of the reset is reported, keeps the input, and a retry works, by keyboard alone', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { link } = await mailedLink(page, baseURL ?? '');
  await page.goto(link);
  const { password, repeated, submit, alert, done, main } = resetForm(page);
  await tabTo(password);
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(repeated, { atMost: 2 });
  await page.keyboard.type(NEW_PASSWORD);
  const faults: [Fault, string | RegExp][] = [
    ['status=500', 'Status 500 was asked for.'],
    ['status=429', /Too many attempts\. Try again in \d+ seconds\./],
    ['drop', /We cannot reach the server/],
    ['html', 'An unknown error has occurred, please try again later.'],
  ];
  for (const [fault, told] of faults) {
    const stop = await setFault(page, RESET, fault);
    await repeated.press('Enter');
    await expect(alert, fault).toContainText(told);
    await expect(alert).toBeFocused();
    await expect(password).toHaveValue(NEW_PASSWORD);
    await stop();
  }
  await checkAxe(page);
  await tabTo(submit, { atMost: 6 });
  await page.keyboard.press('Enter');
  await expect(done).toBeFocused();
  await tabTo(main.getByRole('button', { name: 'Log in' }), { atMost: 1 });
  await page.keyboard.press('Enter');
  await expect(loginDialog(page).email).toBeFocused();
});

test('a link without a token says so, and offers a new one', async ({ page }) => {
  await page.goto('/reset-password');
  const { main } = resetForm(page);
  await expect(main).toContainText('This link has been used, has expired or is incomplete.');
  await main.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(forgotDialog(page).email).toBeFocused();
});

test('at 320 px nothing is cut off', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const { link } = await mailedLink(page, baseURL ?? '');
  await page.goto(link);
  const { password, repeated, submit } = resetForm(page);
  await password.fill('blue');
  await repeated.fill('red');
  await submit.click();
  await expect(password).toHaveAccessibleDescription(/At least 8 characters, with a letter and a digit/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await page.goto('/login');
  await closeLogin(page);
  await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click();
  const { dialog } = forgotDialog(page);
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
