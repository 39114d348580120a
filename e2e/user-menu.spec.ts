import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { type DemoUser, signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const menu = (page: Page) => page.locator('[data-ce-widget="user-menu"]');
const account = (page: Page) => menu(page).getByRole('button', { name: /^Account of / });
const link = (page: Page, name: string | RegExp) => menu(page).getByRole('link', { name });

test.beforeEach(async ({ page }) => consent(page));

async function openAs(page: Page, user: DemoUser, path = '/'): Promise<void> {
  await signIn(page, user, path);
  await expect(menu(page)).toHaveAttribute('data-ce-status', 'ready');
}

test('a visitor opens the login from the menu', async ({ page }) => {
  await openAs(page, 'visitor');
  await link(page, 'Log in').click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('with another key pressed the login opens as a page of its own', async ({ page, context }) => {
  await openAs(page, 'visitor');
  const opened = context.waitForEvent('page');
  await link(page, 'Log in').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/login$/);
});

test('a registered user has the configured links and the logout, and no others', async ({ page }) => {
  await openAs(page, 'registered');
  await account(page).click();
  await expect(menu(page).getByRole('link')).toHaveText([
    ...['Your profile', 'Saved searches', 'Help and contact', 'Log out'],
  ]);
});

test('users with backend access open the administration in a new tab', async ({
  page,
  context,
  expectConsole,
}) => {
  // The gallery's user is not signed in to the demo.
  expectConsole(/status of 403/);
  await openAs(page, 'editor');
  await account(page).click();
  const admin = link(page, /^Administration/);
  await expect(admin).toHaveAttribute('target', '_blank');
  await expect(admin).toHaveAttribute('rel', 'noopener');
  const opened = context.waitForEvent('page');
  await admin.click();
  await expect(await opened).toHaveURL(/\/admin$/);
});

test('users who can manage users have a link to it', async ({ page }) => {
  await page.goto('/gallery/frame/user-menu/administrator');
  await account(page).click();
  await expect(link(page, 'Manage users')).toHaveAttribute('href', '/admin/users');
});

test('the panel is entered and left by keyboard alone', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/gallery/frame/user-menu/registered-user');
  await tabTo(account(page));
  await page.keyboard.press('Enter');
  await expect(account(page)).toHaveAttribute('aria-expanded', 'true');
  await tabTo(link(page, 'Profile'), { atMost: 2 });
  await page.keyboard.press('Escape');
  await expect(account(page)).toBeFocused();
  await expect(link(page, 'Profile')).toHaveCount(0);
});

test('the logout works by keyboard alone', { tag: '@engines' }, async ({ page }) => {
  await openAs(page, 'registered');
  await account(page).focus();
  await page.keyboard.press(' ');
  await tabTo(link(page, 'Log out'), { atMost: 4 });
  await page.keyboard.press('Enter');
  await expect(link(page, 'Log in')).toBeVisible();
});

test('the panel closes by a press elsewhere', async ({ page }) => {
  await openAs(page, 'registered');
  await account(page).click();
  await expect(link(page, 'Log out')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(link(page, 'Log out')).toHaveCount(0);
});

test('the panel stays within small screens', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, 'registered');
  await account(page).click();
  const panel = await menu(page).locator('[popover] > div').boundingBox();
  expect(panel?.x).toBeGreaterThanOrEqual(0);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('after logging out, Back does not show the account', { tag: '@engines' }, async ({ page }) => {
  await openAs(page, 'registered', '/products');
  await page.goto('/');
  await account(page).click();
  await link(page, 'Log out').click();
  await expect(link(page, 'Log in')).toBeVisible();
  await page.goBack();
  await expect(link(page, 'Log in')).toBeVisible();
  await expect(account(page)).toHaveCount(0);
});

test('other tabs follow a sign-out', { tag: '@engines' }, async ({ page, context }) => {
  await openAs(page, 'registered');
  const other = await context.newPage();
  await other.goto('/products');
  await expect(account(other)).toBeVisible();
  // The last call of a signed-in visitor's listing: after the sign-out, it would get a 401.
  await expect(other.getByRole('button', { name: /^Save to My sheets/ }).first()).toBeVisible();
  await account(page).click();
  await link(page, 'Log out').click();
  await expect(link(other, 'Log in')).toBeVisible();
});

test('the menu passes axe, closed and open', async ({ page }) => {
  await openAs(page, 'internal');
  const include = 'body > header';
  await checkAxe(page, { include });
  await account(page).click();
  await expect(link(page, 'Log out')).toBeVisible();
  await checkAxe(page, { include });
});
