import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { loginDialog, openLogin } from './support/login-dialog.ts';
import { rewritePayload } from './support/rewrite-page.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page, expectConsole }) => {
  // Chromium's console message about responses of 400 and above.
  expectConsole(/Failed to load resource.*40[13]/);
  return consent(page);
});

test('opens by the query flag, once', { tag: '@engines' }, async ({ page }) => {
  const { dialog, email } = await openLogin(page, '/products?page=2');
  await expect(email).toBeFocused();
  expect(new URL(page.url()).search).toBe('?page=2');
  await page.reload();
  await settled(page);
  await expect(dialog).toHaveCount(0);
});

test('opens by the flag of the session on the server, once, with its message', async ({ page }) => {
  await page.goto('/demo/ask-login?back=/sheets&message=Please%20log%20in%20for%20your%20sheets.&to=/');
  const { dialog } = loginDialog(page);
  await expect(dialog).toContainText('Please log in for your sheets.');
  await checkAxe(page);
  await page.reload();
  await settled(page);
  await expect(dialog).toHaveCount(0);
});

test('opens by the flag and the message that a page has left in the session storage, once', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/data-protection');
  // This page reads the flag itself, once it is loaded.
  await settled(page);
  await page.evaluate(() => {
    sessionStorage.setItem('ce-showLogin', '1');
    sessionStorage.setItem('ce-session-message', '{"type":"warning","text":"Your session has ended."}');
  });
  await page.goto('/');
  const { dialog, alert } = loginDialog(page);
  await expect(alert).toHaveText('Your session has ended.');
  await page.reload();
  await settled(page);
  await expect(dialog).toHaveCount(0);
});

test('a login that leads to a cached page says so, and tells editors the remedy', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/a login has succeeded/);
  await rewritePayload(page, '/data-protection', ({ user: _, ...cached }) => cached);
  const { logIn } = await openLogin(page, '/data-protection?ce-editor');
  await logIn('rita.holm@example.com');
  const notice = page.getByRole('alert').filter({ hasText: 'You have logged in, but this page' });
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Write the user into the payload' })).toBeVisible();
});

test('after a detour to the forgotten password, Escape returns the focus to the opener', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/forbidden');
  await settled(page);
  const opener = page.getByRole('main').getByRole('link', { name: 'Log in' });
  const { dialog, email } = loginDialog(page);
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await opener.click();
  // The second time, both dialogs are loaded: one replaces the other in one task.
  for (const _time of [1, 2]) {
    await dialog.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(forgot.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await forgot.getByRole('link', { name: 'Back to login' }).click();
    await expect(email).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('opens by a link, and Escape returns the focus to it', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/forbidden');
  await settled(page);
  const opener = page.getByRole('main').getByRole('link', { name: 'Log in' });
  await opener.click();
  const { dialog, email } = loginDialog(page);
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/forbidden');
});

test('nothing opens for signed-in users', async ({ page }) => {
  await signIn(page, 'registered', '/?showLogin=1');
  await expect(page.getByRole('button', { name: 'Rita Holm' })).toBeVisible();
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the address survives an accidental close, and the cookie modal that comes first; the password does not', {
  tag: '@engines',
}, async ({ page }) => {
  const { dialog, email, password } = await openLogin(page);
  await email.fill('someone@example.org');
  await password.fill('half a pass');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(email).toHaveValue('someone@example.org');
  await page.evaluate(() => {
    location.hash = 'cookiesettings';
  });
  const cookies = page.getByRole('dialog', { name: 'Your cookie settings' });
  await expect(cookies).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await cookies.getByRole('button', { name: 'Reject all' }).click();
  await expect(password).toHaveValue('');
  await expect(email).toHaveValue('someone@example.org');
});
