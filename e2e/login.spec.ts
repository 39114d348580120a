import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { loginDialog, openLogin, PASSWORD } from './support/login-dialog.ts';
import { newAccount } from './support/new-account.ts';
import { followLink, linkIn, type Mail, mailsTo } from './support/outbox.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const RITA = 'rita.holm@example.com';

const account = (page: Page, name: string) => page.getByRole('button', { name });

test.beforeEach(({ page, expectConsole }) => {
  // Chromium's console message about responses of 400 and above.
  expectConsole(/Failed to load resource.*40[13]/);
  return consent(page);
});

test('a wrong password is refused, and the right one signs in on the same page and checks sheets', {
  tag: ['@engines', '@smoke'],
}, async ({ page }) => {
  const { alert, email, password, submit, logIn } = await openLogin(page, '/products');
  await logIn(RITA, 'not the password');
  await expect(alert).toHaveText(
    'We have not been able to log you in. Please check your email address and password.',
  );
  await expect(alert).toBeFocused();
  await expect(email).toHaveValue(RITA);
  await expect(password).toHaveValue('not the password');
  await checkAxe(page);
  const check = page.waitForRequest(/\/api\/v1\/document\/mysheets\?/);
  await password.fill(PASSWORD);
  await submit.click();
  await expect(account(page, 'Rita Holm')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/products');
  await check;
});

test('the login works by keyboard alone', { tag: '@engines' }, async ({ page }) => {
  test.slow();
  await page.goto('/');
  await settled(page);
  await tabTo(page.getByRole('banner').getByRole('link', { name: 'Log in' }));
  await page.keyboard.press('Enter');
  const { dialog, email, password, submit } = loginDialog(page);
  await expect(email).toBeFocused();
  await page.keyboard.type(RITA);
  await tabTo(password, { atMost: 1 });
  await page.keyboard.type(PASSWORD);
  const reveal = dialog.getByRole('button', { name: 'Show password' });
  await tabTo(reveal, { atMost: 1 });
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await tabTo(submit, { atMost: 2 });
  // The dialog traps the focus.
  await tabTo(email, { atMost: 4 });
  await tabTo(submit, { atMost: 4 });
  await page.keyboard.press('Enter');
  await expect(account(page, 'Rita Holm')).toBeVisible();
});

test('empty and invalid fields are reported beside their labels, and the first one is focused', {
  tag: '@engines',
}, async ({ page }) => {
  const { email, password, submit } = await openLogin(page);
  await submit.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('This field is required');
  await expect(password).toHaveAccessibleDescription('This field is required');
  await checkAxe(page);
  await email.fill('someone');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await email.fill(RITA);
  await expect(email).toHaveAccessibleDescription('');
});

test('a double click on the button sends one request', { tag: '@engines' }, async ({ page }) => {
  const { email, password, submit } = await openLogin(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/login')) requests++;
  });
  await email.fill(RITA);
  await password.fill(PASSWORD);
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(account(page, 'Rita Holm')).toBeVisible();
  expect(requests).toBe(1);
});

test('a login leads to the back URL', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/login?to=/sheets%3Ftab%3Dmysheets');
  await loginDialog(page).logIn(RITA);
  await page.waitForURL('**/sheets?tab=mysheets');
  await expect(account(page, 'Rita Holm')).toBeVisible();
});

for (const backUrl of [
  '//evil.example/',
  '/\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
]) {
  test(`a login does not lead to ${backUrl}`, async ({ page }) => {
    // The demo's server would leave such an address out of the payload.
    await page.route('**/imprint?showLogin=1', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"version":1', `"version":1,"backUrl":"${backUrl}"`);
      await route.fulfill({ response, body });
    });
    const { logIn } = await openLogin(page, '/imprint');
    await logIn(RITA);
    await expect(account(page, 'Rita Holm')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/imprint');
  });
}

test('a login on a 403 page reloads it', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/forbidden');
  await settled(page);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  const reload = page.waitForResponse((response) => response.url().endsWith('/forbidden'));
  await loginDialog(page).logIn(RITA);
  await reload;
  await expect(account(page, 'Rita Holm')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/forbidden');
});

test('the second factor shows its message, can go back, and the emailed link signs in', {
  tag: '@engines',
}, async ({ page, browserName }) => {
  test.slow();
  const place = `/products?test=${browserName}-${Date.now()}`;
  await page.goto(place);
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const { email, dialog, logIn } = loginDialog(page);
  await logIn('tove.berg@example.com');
  const message = page.getByRole('dialog', { name: 'Check your email' });
  await expect(message).toContainText('tove.berg@example.com');
  await checkAxe(page);
  await message.getByRole('button', { name: 'Back to login' }).click();
  await expect(email).toBeFocused();
  await expect(dialog).toBeVisible();
  const [mail] = await mailsTo(page, 'tove.berg@example.com', 1, encodeURIComponent(place));
  await followLink(page, mail);
  await expect(account(page, 'Tove Berg')).toBeVisible();
  expect(page.url()).toContain(place);
  // The link works once.
  await signIn(page, 'visitor');
  await page.goto(linkIn(mail as Mail));
  await expect(page.getByRole('main')).toContainText('used already');
});

test('an address that is not verified: the new mail arrives, its link verifies, login works', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const address = await newAccount(page, baseURL ?? '');
  const { dialog, alert, logIn } = await openLogin(page);
  await logIn(address);
  await expect(alert).toContainText('Maybe you need to verify your email address first');
  await expect(alert).toBeFocused();
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Send a new verification email' }).click();
  const confirmation = dialog.getByRole('status').filter({ hasText: address });
  await expect(confirmation).toContainText('We have sent a new verification email to');
  await expect(confirmation).toBeFocused();
  await checkAxe(page);
  const [newest] = await mailsTo(page, address, 2);
  await followLink(page, newest);
  await expect(page.getByText('Your email address is confirmed. You can log in now.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await loginDialog(page).logIn(address);
  await expect(account(page, 'Test Person')).toBeVisible();
});

test('at 320 px nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const { dialog, logIn, alert } = await openLogin(page);
  await logIn(RITA, 'wrong');
  await expect(alert).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});
