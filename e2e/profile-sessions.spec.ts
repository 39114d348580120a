import type { Browser, Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { PASSWORD } from './support/login-dialog.ts';
import { becomeMember } from './support/member.ts';
import { notice, openProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';

const include = '[data-ce-widget="profile"]';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** Logs the user in in a browser that says that it is another one. */
async function onPhone(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, userAgent: PHONE });
  const page = await context.newPage();
  await consent(page);
  const data = { email, password: PASSWORD };
  const login = await page.request.post('/login', { data, headers: { origin: new URL(baseURL).origin } });
  expect(login.ok(), 'the login').toBe(true);
  return page;
}

test.beforeEach(({ page }) => consent(page));

test('a session on another device is ended; its page says so with the next call (rows 297 and 298)', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await becomeMember(page, baseURL);
  const phone = await onPhone(browser, baseURL ?? '', email);
  const there = await openProfile(phone);
  const { area, part, button } = await openProfile(page);
  const entries = area.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('This session');
  await expect(entries.last()).toContainText(
    /Safari on iPhone.*Logged in \d{4}\/\d\d\/\d\d, \d\d:\d\d · Last used /s,
  );
  await checkAxe(page, { include });

  // Firefox gives keys to the window in front.
  await page.bringToFront();
  await button('Log out of Safari on iPhone').press('Enter');
  await expect(notice(page, 'Logged out: Safari on iPhone.')).toBeVisible();
  await expect(entries).toHaveCount(1);
  await expect(entries.getByRole('heading')).toBeFocused();
  await there.box('Company').fill('Analytical Colours');
  await there.button('Save changes').click();
  await expect(there.alert).toContainText('Your session has ended.');
  await expect(there.box('Company')).toHaveValue('Analytical Colours');
  await phone.context().close();

  await page.setViewportSize({ width: 320, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await checkAxe(page, { include });

  // The end of this one is a logout.
  await part('Devices')
    .getByRole('button', { name: /^Log out of / })
    .press('Enter');
  await page.waitForURL(({ pathname }) => pathname === '/');
  await openProfile(page);
  await expect(area.getByRole('heading', { name: 'Log in to see your profile' })).toBeVisible();
});
