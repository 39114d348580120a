import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { signInAfresh } from './support/fresh-account.ts';
import { becomeMember } from './support/member.ts';
import { notice, openProfile } from './support/profile.ts';
import { expectActive, expectFocusKept, sessionOf } from './support/session-end.ts';
import { expect, test } from './support/test.ts';
import { watchRequests } from './support/watch-requests.ts';

// The session ends under each kind of control that needs one. The user reads so where the control is, logs in on the same
// page, and what they were doing goes on.

const ENDED = 'Your session has ended.';

let quiet: () => Promise<void>;

test.beforeEach(async ({ page, expectConsole, baseURL }) => {
  // The browsers' own messages about refused calls.
  expectConsole(/Failed to load resource|Cross-Origin/);
  // No sheets have changed, whose hint would open after each login.
  await page.route('**/document/mysheets?*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': new URL(baseURL ?? '').origin },
      json: { total: 0, hits: [] },
    }),
  );
  await consent(page);
  quiet = watchRequests(page);
});

test('in the profile: a form is saved, a list is loaded', { tag: '@engines' }, async ({ page }) => {
  await signInAfresh(page, 'validated');
  const { area, box, button, alert, link } = await openProfile(page);
  // Not the user's own, which is there at once.
  await expect(box('Country').getByRole('option', { name: 'Norway' })).toBeAttached();
  const session = await sessionOf(page, quiet);

  await box('Company').fill('Analytical Colours');
  await session.end();
  await button('Save changes').click();
  await expect(alert).toContainText(ENDED);
  await expect(alert).toBeFocused();
  await checkAxe(page, { include: '[data-ce-widget="profile"]' });
  await alert.getByRole('link', { name: 'Log in' }).click();
  await session.renew();
  await expect(notice(page, 'Your changes are saved.')).toBeVisible();
  await expect(box('Company')).toHaveValue('Analytical Colours');
  await expect(alert).toHaveCount(0);

  await session.end();
  await link('Product comparisons').click();
  await expect(alert).toContainText(ENDED);
  await button('Log in').click();
  await session.renew();
  await expect(area.getByRole('list', { name: 'Saved comparisons' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(area.getByRole('heading', { name: 'Product comparisons' })).toBeFocused();
});

test('on a product’s page: a heart, a request, a document, a ZIP', { tag: '@engines' }, async ({ page }) => {
  await signInAfresh(page, 'validated', '/product/p-0147?i=coatings#documents');
  const product = page.locator('[data-ce-widget="product-detail"]');
  const documents = product.getByRole('region', { name: 'Documents' });
  const heart = product.getByRole('button', { name: /MySheets|My sheets/ }).first();
  await expect(heart).toHaveAttribute('aria-pressed', /true|false|mixed/);
  await expect(documents.getByRole('checkbox').first()).toBeVisible();
  const session = await sessionOf(page, quiet);

  await session.end();
  await heart.click();
  const told = page.getByRole('alert').filter({ hasText: ENDED });
  await expect(told).toContainText('My sheets could not be changed.');
  await told.getByRole('button', { name: 'Log in' }).click();
  await session.renew();
  await expect(page.getByText(/^(Added to|Removed from) My sheets/)).toBeVisible();
  await expect(told).toHaveCount(0);
  await expectFocusKept(page);

  const actions = product.getByRole('group', { name: 'Actions' });
  await actions.getByRole('button', { name: 'Request sample' }).click();
  const sample = page.getByRole('dialog', { name: 'Request a sample' });
  for (const [label, text] of [
    ['What do you need', 'A facade paint'],
    ['Street', 'Hamngatan 1'],
    ['Postcode', '111 47'],
    ['City', 'Stockholm'],
  ] as const)
    await sample.getByLabel(label).fill(text);
  await session.end();
  await sample.getByRole('button', { name: 'Send request' }).click();
  await expect(sample.getByRole('alert')).toContainText(ENDED);
  await sample.getByRole('link', { name: 'Log in' }).click();
  await session.renew();
  // The login has taken the dialog's place and gives it back; the request goes on.
  const sent = page.getByRole('dialog', { name: 'Thank you for your request' });
  await sent.getByRole('button', { name: 'Close' }).last().click();
  await expect(actions.getByRole('button', { name: 'Request sample' })).toBeFocused();

  await session.end();
  const download = documents.getByRole('link', { name: /^Download Technical data sheet, English/ });
  await download.click();
  await expect(told).toBeVisible();
  await documents.getByRole('button', { name: 'Log in' }).click();
  await session.renew();
  await expect(documents.getByText(/^Technical data sheet, English is saved\.$/)).toBeAttached();
  await expectFocusKept(page);

  for (const name of ['Technical data sheet, English', 'REACH statement, English'])
    await documents.getByRole('checkbox', { name: `Select ${name}` }).check();
  await session.end();
  const bar = product.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Download as ZIP' }).click();
  await expect(bar.getByRole('alert')).toContainText(ENDED);
  await bar.getByRole('button', { name: 'Log in' }).click();
  await session.renew();
  await expect(bar).toContainText('The ZIP is saved: 2 documents.');
  await expectActive(bar.getByRole('button', { name: 'Download as ZIP' }));
});

test('in a listing: a filter, more hits, a heart', async ({ page }) => {
  await signInAfresh(page, 'validated', '/products');
  const listing = page.locator('[data-ce-widget="search-listing"]');
  const hits = listing.getByRole('article');
  await expect(hits).toHaveCount(24);
  const red = listing.getByRole('checkbox', { name: 'Red', exact: true });
  await expect(red).toBeVisible();
  const session = await sessionOf(page, quiet);

  await session.end();
  await red.click();
  await session.renew();
  await expect(listing.getByRole('group', { name: 'Chosen filters' })).toContainText('Red');
  await expect(red).toBeChecked();
  await expect(red).toBeFocused();

  await session.end();
  await listing.getByRole('button', { name: /^Load \d+ more$/ }).click();
  await session.renew();
  await expect(hits).not.toHaveCount(24);
  await expectFocusKept(page);

  await session.end();
  const heart = listing.getByRole('button', { name: /My sheets/ }).first();
  const pressed = await heart.getAttribute('aria-pressed');
  await heart.click();
  const told = page.getByRole('alert').filter({ hasText: ENDED });
  await told.getByRole('button', { name: 'Log in' }).click();
  await session.renew();
  await expect(heart).not.toHaveAttribute('aria-pressed', pressed ?? '');
  await expectFocusKept(page);
});

test('what saves itself: a catalogue, a comparison', { tag: '@engines' }, async ({ page }) => {
  await signInAfresh(page, 'validated', '/catalogs');
  const catalogs = page.locator('[data-ce-widget="digital-catalogs"]');
  await catalogs.getByRole('button', { name: 'New catalogue' }).click();
  await expect(catalogs.getByText('No products yet')).toBeVisible();
  let session = await sessionOf(page, quiet);
  await catalogs.getByRole('button', { name: 'Rename the catalogue' }).click();
  const title = catalogs.getByRole('textbox', { name: 'Title' });
  await title.fill('Reds for the facade');
  await session.end();
  await title.press('Enter');
  await expect(catalogs.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible();
  await catalogs.getByRole('button', { name: 'Log in' }).click();
  await session.renew();
  await expect(catalogs.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(catalogs.getByRole('heading', { level: 1, name: 'Reds for the facade' })).toBeVisible();
  await expectFocusKept(page);

  await page.goto('/products?i=coatings');
  for (const place of [0, 1, 2])
    await page
      .getByRole('button', { name: /^(Add to comparison|Compare|In comparison|Added): / })
      .nth(place)
      .click();
  const basket = page.getByRole('region', { name: 'Comparison basket' });
  await basket.getByRole('button', { name: /3 of 4 products/ }).click();
  await basket.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(basket.getByText('Saved', { exact: true })).toBeVisible();
  session = await sessionOf(page, quiet);
  const products = basket.getByRole('listitem');
  const [first = ''] = await products.allInnerTexts();
  await session.end();
  await basket.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(basket.getByText(ENDED)).toBeVisible();
  await basket.getByRole('button', { name: 'Log in' }).click();
  await session.renew();
  await expect(basket.getByText('Saved', { exact: true })).toBeVisible();
  await expect(products.nth(1)).toHaveText(first);
  await expectFocusKept(page);
});

test('in all tabs: those that made no call say so, too, and go on after one login', {
  tag: '@engines',
}, async ({ page, context, baseURL }) => {
  const { email } = await becomeMember(page, baseURL);
  const profile = await openProfile(page);
  await profile.box('Company').fill('Analytical Colours');
  const other = await context.newPage();
  const quietThere = watchRequests(other);
  const there = await openProfile(other);
  const account = (tab: Page) => tab.getByRole('button', { name: /^Account of / });
  await expect(account(other)).toBeVisible();
  const session = await sessionOf(page, async () => {
    await quiet();
    await quietThere();
  });

  // Nobody makes a call: a tab that becomes visible looks.
  await session.end();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  for (const tab of [page, other]) {
    await expect(notice(tab, 'Your session has ended. Please log in again.')).toBeVisible();
    await expect(tab.getByRole('heading', { name: 'Log in to see your profile' })).toBeVisible();
    await expect(tab.locator('[data-ce-widget="user-menu"]')).toHaveText(/Log in/);
    await expect(account(tab)).toHaveCount(0);
    await expect(tab.getByText(email).filter({ visible: true })).toHaveCount(0);
  }
  await checkAxe(page, { include: '[data-ce-widget="profile"]' });
  await page.bringToFront();
  await profile.area.getByRole('link', { name: 'Log in' }).click();
  await session.renew();
  for (const tab of [page, other]) {
    await expect(account(tab)).toBeVisible();
    await expect(notice(tab, 'Your session has ended. Please log in again.')).toHaveCount(0);
  }
  await expect(profile.box('Company')).toHaveValue('Analytical Colours');

  // A call of one tab says so at its place; the other one hears it.
  await session.end();
  await profile.button('Save changes').click();
  await expect(profile.alert).toContainText(ENDED);
  await expect(notice(page, ENDED)).toHaveCount(0);
  await expect(notice(other, 'Your session has ended. Please log in again.')).toBeVisible();
  await expect(there.box('Company')).toBeHidden();
});
