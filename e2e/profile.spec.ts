import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { signInAfresh } from './support/fresh-account.ts';
import { loginDialog, PASSWORD } from './support/login-dialog.ts';
import { becomeMember } from './support/member.ts';
import { followLink, linkIn, mailsTo } from './support/outbox.ts';
import { notice, openProfile, profilePage } from './support/profile.ts';
import { endSession } from './support/session-end.ts';
import { signIn } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const include = '[data-ce-widget="profile"]';

test.beforeEach(({ page }) => consent(page));

test('a visitor logs in from the profile, and is where the address says', async ({ page, baseURL }) => {
  const { email } = await becomeMember(page, baseURL);
  await endSession(page);
  const { area } = await openProfile(page, '/notifications');
  await checkAxe(page, { include });
  await area.getByRole('link', { name: 'Log in' }).click();
  await loginDialog(page).logIn(email);
  await expect(area.getByRole('heading', { name: 'Notifications', level: 2 })).toBeVisible();
});

test('screens are reached by menu, address and history, and by keyboard alone', {
  tag: ['@engines', '@smoke'],
}, async ({ page }) => {
  await signIn(page, 'registered', '/');
  const { area, menu, link } = await openProfile(page, '/sample-requests');
  const title = (name: string) => area.getByRole('heading', { name, level: 2 });
  // Samples are for validated customers.
  await expect(page).toHaveURL(/#\/personal$/);
  await expect(menu.getByRole('list', { name: 'Settings' }).getByRole('link')).toHaveText([
    'Personal information',
    'Privacy',
    'User status',
    'Notifications',
  ]);
  await expect(menu.getByRole('list', { name: 'Data' }).getByRole('link')).toHaveText([
    'Product comparisons',
  ]);

  await tabTo(link('User status'));
  await page.keyboard.press('Enter');
  await expect(title('User status')).toBeFocused();
  await expect(page).toHaveURL(/\/profile#\/status$/);
  await expect(page).toHaveTitle(/^User status – /);
  await expect(link('User status')).toHaveAttribute('aria-current', 'page');
  await link('Privacy').click();
  await expect(title('Privacy')).toBeFocused();
  await page.goBack();
  await expect(title('User status')).toBeFocused();
  await page.goForward();
  await expect(title('Privacy')).toBeVisible();
  await page.reload();
  await expect(title('Privacy')).toBeVisible();
  await page.goto('/profile#/notifications');
  await expect(title('Notifications')).toBeVisible();
});

test('each screen passes axe', async ({ page }) => {
  await signIn(page, 'validated', '/');
  const { area, link } = await openProfile(page, '/personal');
  await expect(area.getByLabel('Country')).toHaveValue('SE');
  await checkAxe(page, { include });
  for (const name of ['Privacy', 'User status', 'Notifications', 'Sample requests', 'Product comparisons']) {
    await link(name).click();
    await expect(area.getByRole('heading', { name, level: 2 })).toBeFocused();
    await expect(area.getByText('Loading', { exact: true })).toHaveCount(0);
    await checkAxe(page, { include });
  }
  await expect(area.getByRole('link', { name: 'Reds for the autumn collection' })).toBeVisible();
  await page.goBack();
  await expect(area.getByText('Requested on 2026/09/02')).toBeVisible();
});

test('below a base path every page has an address of its own (rows 89, 95)', async ({ page }) => {
  await signIn(page, 'registered', '/account/status');
  const { area, link } = profilePage(page);
  await expect(area.getByRole('heading', { name: 'User status', level: 2 })).toBeVisible();
  await link('Notifications').click();
  await expect(page).toHaveURL(/\/account\/notifications$/);
  await page.reload();
  await expect(area.getByRole('heading', { name: 'Notifications', level: 2 })).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/account\/personal$/);

  // Internal users have no privacy page.
  await signIn(page, 'internal', '/account/privacy');
  await expect(page).toHaveURL(/\/account\/personal$/);
  await expect(link('Privacy')).toHaveCount(0);
  await link('User status').click();
  await expect(area.getByRole('heading', { name: 'Internal user' })).toBeVisible();
});

test('personal data are saved, and unsaved edits are not lost', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL);
  const { area, box, button, link } = await openProfile(page);
  const company = box('Company');
  await company.fill('Analytical Colours');
  await expect(box('Country')).toHaveValue('DE');
  await box('Country').selectOption({ label: 'France' });
  await box('Plastics').check();

  await link('Privacy').click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await checkAxe(page, { include });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(link('Privacy')).toBeFocused();
  await expect(company).toHaveValue('Analytical Colours');

  // The browser's own dialog, confirmed; afterwards the edits are restored.
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(area.getByText('We restored what you had not saved yet.')).toBeVisible();
  await expect(company).toHaveValue('Analytical Colours');

  await button('Save changes').click();
  await expect(notice(page, 'Your changes are saved.')).toBeVisible();
  await page.reload();
  await expect(company).toHaveValue('Analytical Colours');
  await expect(box('Country')).toHaveValue('FR');
  await expect(box('Plastics')).toBeChecked();

  await company.fill('Something else');
  await link('Privacy').click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(area.getByRole('heading', { name: 'Privacy', level: 2 })).toBeFocused();
  await page.goBack();
  await expect(company).toHaveValue('Analytical Colours');
  await company.fill('Something else');
  await page.goForward();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/#\/personal$/);
  await button('Discard changes').click();
  await expect(company).toHaveValue('Analytical Colours');
});

test('a new email address waits for its mailed link', async ({ page, context, baseURL, expectConsole }) => {
  expectConsole(/status of 409/);
  const { email } = await becomeMember(page, baseURL);
  const { area, box, button, part } = await openProfile(page);
  await button('Change email address').click();
  await expect(box('New email address')).toBeFocused();
  await page.keyboard.type('vera.lindqvist@example.com');
  await page.keyboard.press('Enter');
  await expect(part('Email address')).toContainText('This email address is already in use.');
  await expect(box('New email address')).toBeFocused();

  const [first, second] = [`first-${email}`, `second-${email}`];
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${first}\n`);
  await expect(area.getByText(`Waiting for ${first}`)).toBeVisible();
  await button('Use another address').click();
  await box('New email address').fill(second);
  await page.keyboard.press('Enter');
  await expect(area.getByText(`Waiting for ${second}`)).toBeVisible();
  await expect(button('Use another address')).toBeFocused();
  await checkAxe(page, { include });

  const [outdated] = await mailsTo(page, first, 1);
  const [mail] = await mailsTo(page, second, 1);
  const other = await context.newPage();
  if (outdated) await other.goto(linkIn(outdated));
  await expect(other.getByText('This link was used already or is too old.')).toBeVisible();
  await followLink(other, mail);
  await expect(other.getByText('Your new email address is confirmed.')).toBeVisible();
  await other.close();
  // A headless browser considers every tab visible.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(area.getByText('Waiting for')).toHaveCount(0);
  await expect(part('Email address')).toContainText(second);
});

test('a new password is set by keyboard alone', { tag: '@engines' }, async ({ page, baseURL }) => {
  const { email } = await becomeMember(page, baseURL);
  const { area, box, button } = await openProfile(page);
  await tabTo(button('Change password'));
  await page.keyboard.press('Enter');
  await expect(box(/^New password/)).toBeFocused();
  await page.keyboard.type('Ultramarin');
  await tabTo(box(/^Repeat new password/), { atMost: 3 });
  await page.keyboard.type('Ultramarin-29');
  await page.keyboard.press('Enter');
  await expect(area.getByText('Passwords does not match')).toBeVisible();
  await expect(box(/^New password/)).toBeFocused();
  await checkAxe(page, { include });
  await page.keyboard.type('-29');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Your password is changed.')).toBeVisible();
  await expect(button('Change password')).toBeFocused();

  await endSession(page);
  await page.goto('/?showLogin=1');
  await loginDialog(page).logIn(email, 'Ultramarin-29');
  await expect(page.getByRole('button', { name: 'Account of Test Person' })).toBeVisible();
});

test('privacy, notifications and the request for validation are kept', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL);
  const { area, box, button, link, part } = await openProfile(page, '/privacy');
  await expect(part('Privacy policy')).toContainText(/You accepted version 2026-09 on \d{4}\/\d\d\/\d\d/);
  await expect(area.getByRole('link', { name: 'Data protection', exact: true })).toHaveAttribute(
    'href',
    '/data-protection#pigments',
  );
  await area.getByText('What version 2026-09 says').click();
  await expect(area.getByText('We have revised our privacy policy.')).toBeVisible();
  await box('Surveys').check();
  await button('Save changes').click();
  await expect(notice(page, 'Your changes are saved.')).toBeVisible();

  await link('Notifications').click();
  await box('Quarterly').check();
  await button('Save changes').click();
  await expect(button('Discard changes')).toHaveCount(0);
  await page.reload();
  await expect(box('Quarterly')).toBeChecked();
  await link('Privacy').click();
  await expect(box('Surveys')).toBeChecked();

  await link('User status').click();
  await expect(area.getByRole('heading', { name: 'Not validated yet' })).toBeVisible();
  await button('Send request').click();
  await expect(box('Subregion')).toBeFocused();
  await box('Region').first().selectOption('asia-pacific');
  await box('Subregion').selectOption('india');
  await button('Send request').click();
  await expect(part('Validation pending')).toBeFocused();
  await expect(area.getByText('Asia Pacific, Indian subcontinent')).toBeVisible();
  await checkAxe(page, { include });
  await page.reload();
  await expect(area.getByRole('heading', { name: 'Validation pending' })).toBeVisible();
  await expect(button('Send request')).toHaveCount(0);

  await page.goto('/demo/sign-in?as=rejected&to=/account/status');
  await expect(area.getByRole('heading', { name: 'Validation rejected' })).toBeVisible();
  await expect(button('Send request')).toBeVisible();
  await checkAxe(page, { include });
});

test('saved comparisons are opened, renamed and deleted', async ({ page, baseURL }) => {
  const { call } = await becomeMember(page, baseURL);
  const item = (id: string) => ({ id, resultType: 'pigments', product_name: `Pigment ${id}` });
  const basket = ['p-0001', 'p-0002'].map(item);
  for (const title of ['Blues', 'Reds']) {
    await call('POST', 'product-comparison', { title, industry: 'coatings', basket });
  }
  const { area, button } = await openProfile(page, '/product-comparisons');
  const link = (name: string) => area.getByRole('link', { name, exact: true });
  const dialog = page.getByRole('dialog');

  await button('Rename Reds').click();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('Warm reds');
  await checkAxe(page, { include });
  await page.keyboard.press('Enter');
  await expect(link('Warm reds')).toBeVisible();
  await expect(button('Rename Warm reds')).toBeFocused();

  await button('More actions: Blues').click();
  await button('Delete Blues').click();
  await expect(dialog).toContainText('Delete this comparison?');
  await page.keyboard.press('Escape');
  await expect(button('More actions: Blues')).toBeFocused();
  await page.keyboard.press('Enter');
  await button('Delete Blues').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(link('Blues')).toHaveCount(0);
  await expect(link('Warm reds')).toBeFocused();
  await page.reload();
  await expect(area.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(1);
  await link('Warm reds').click();
  await expect(page).toHaveURL(/\/compare\?comparison=[\w-]+$/);
});

test('deleted products of a saved comparison are named', async ({ page }) => {
  await signInAfresh(page, 'validated', '/');
  await openProfile(page, '/product-comparisons');
  const text = 'No longer available, so removed from “Comparison 2026/05/07”: Carbonelle Black 1095.';
  await expect(notice(page, text)).toBeVisible();
});

test('the account is deleted after a question, by its mailed link', async ({ page, baseURL }) => {
  const { email } = await becomeMember(page, baseURL);
  const { button } = await openProfile(page);
  await button('Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await checkAxe(page, { include });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(button('Delete account')).toBeFocused();
  await button('Delete account').click();
  await dialog.getByRole('link', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Send me the mail' }).click();
  await expect(notice(page, `We have sent a mail to ${email}.`)).toBeVisible();
  const [mail] = await mailsTo(page, email, 1, 'delete-account');
  await followLink(page, mail);
  await expect(notice(page, 'Your account is deleted.')).toBeVisible();
});

test('a sign-out in another tab hides the profile and discards its edits', {
  tag: '@engines',
}, async ({ page, context, baseURL }) => {
  const { email } = await becomeMember(page, baseURL);
  const { area, box } = await openProfile(page);
  await box('Company').fill('Analytical Colours');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /^Account of / }).click();
  await other.getByRole('link', { name: 'Log out' }).click();
  await expect(area.getByRole('heading', { name: 'Log in to see your profile' })).toBeVisible();
  await expect(area.getByText(email)).toHaveCount(0);
  await area.getByRole('link', { name: 'Log in' }).click();
  await loginDialog(page).logIn(email, PASSWORD);
  await expect(box('Company')).toHaveValue('Tests');
});

test('an old login must log in again before a new password', async ({ page, baseURL, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  const { email } = await becomeMember(page, baseURL);
  const { box, button, alert, part } = await openProfile(page);
  // The server's clock cannot be moved: this is its response after ten minutes.
  await page.route('**/api/v1/user/me', async (route, request) => {
    if (request.method() !== 'PUT') return route.fallback();
    await route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': new URL(baseURL ?? '').origin },
      json: { message: 'Please log in again.', code: 'reauthentication_required' },
    });
  });
  await button('Change password').click();
  await box(/^New password/).fill('Ultramarin-29');
  await box(/^Repeat new password/).fill('Ultramarin-29');
  await part('Password').getByRole('button', { name: 'Change password' }).click();
  await expect(alert).toContainText('You logged in too long ago for this.');
  await alert.getByRole('link', { name: 'Log in' }).click();
  await page.unroute('**/api/v1/user/me');
  await loginDialog(page).logIn(email);
  await expect(notice(page, 'Your password is changed.')).toBeVisible();
  await expect(loginDialog(page).dialog).toHaveCount(0);
  await expect(button('Change password')).toBeVisible();
});

test('nothing overflows on small screens with large text, and the menu expands', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'validated', '/');
  const { area, button, link } = await openProfile(page);
  const toggle = button('Profile menu: Personal information');
  await expect(link('Privacy')).toBeHidden();
  for (const name of ['Privacy', 'User status', 'Notifications', 'Sample requests', 'Product comparisons']) {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await area.getByRole('button', { name: /^Profile menu/ }).click();
    await link(name).click();
    await expect(area.getByRole('heading', { name, level: 2 })).toBeFocused();
    await expect(link(name)).toBeHidden();
  }
  await expect(toggle).toHaveCount(0);
  // A 640 px window at 200 % zoom, with larger text in addition.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.goto('/gallery/frame/profile/long-texts');
  await expect(area).toHaveAttribute('data-ce-status', 'ready');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
