import type { Locator, Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { expectLocked } from './support/expect-locked.ts';
import { setFault } from './support/fault.ts';
import { expectFits } from './support/fits.ts';
import { freshAccount, signInAfresh } from './support/fresh-account.ts';
import { loginDialog, openLogin } from './support/login-dialog.ts';
import { followLink, mailsTo } from './support/outbox.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const passwordGate = (page: Page) => page.getByRole('dialog', { name: 'Choose your password' });
const policyGate = (page: Page) => page.getByRole('dialog', { name: 'Privacy policy' });
const countryGate = (page: Page) => page.getByRole('dialog', { name: 'Please confirm where you live' });
const cookies = (page: Page) => page.getByRole('dialog', { name: 'Your cookie settings' });
const hint = (page: Page) => page.getByRole('dialog', { name: 'Your sheets have changed' });

/** Enters a password twice, by keyboard only. */
async function choosePassword(page: Page, password: string): Promise<void> {
  const box = passwordGate(page).getByRole('textbox', { name: 'New password', exact: true });
  await box.fill('');
  await box.focus();
  await page.keyboard.type(password);
  const again = passwordGate(page).getByRole('textbox', { name: 'Repeat new password' });
  await again.fill('');
  await again.focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Duration of the expand animation. */
const slideOf = (button: Locator) =>
  button.evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot;
    const panel = root.getElementById(element.getAttribute('aria-controls') ?? '');
    return panel && getComputedStyle(panel).transitionDuration.split(',')[0];
  });

test.beforeEach(({ expectConsole }) => {
  // Chromium's console message about responses of 400 and above.
  expectConsole(/Failed to load resource.*40[013]/);
});

test.describe('the initial password', () => {
  test.beforeEach(({ page }) => consent(page));

  test('has to be changed: nothing leads past it, here or on another page (rows 10, 86)', {
    tag: '@engines',
  }, async ({ page }) => {
    test.slow();
    await signInAfresh(page, 'initial-password', '/products');
    const gate = passwordGate(page);
    await expect(gate.getByRole('textbox', { name: 'New password', exact: true })).toBeFocused();
    await checkAxe(page);
    await expectLocked(gate);
    await page.goto('/contact');
    await expectLocked(gate);
    await page.goBack();
    await expect(gate).toBeVisible();
    await page.goForward();
    await expect(gate).toBeVisible();
    await expectFits(gate, ['Save password']);
  });

  test('a new one is saved and confirmed, and the previous page does not ask again', async ({ page }) => {
    test.slow();
    await signInAfresh(page, 'initial-password', '/products');
    await expect(passwordGate(page)).toBeVisible();
    await page.goto('/contact');
    await choosePassword(page, 'short1');
    await expect(
      passwordGate(page).getByText('At least 8 characters, with a letter and a digit'),
    ).toBeVisible();
    await checkAxe(page);
    await choosePassword(page, 'Ultramarine-29');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(passwordGate(page)).toHaveCount(0);
    // A cached page still requests it, and is reloaded.
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Noor Visser' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Firefox reports files that are still on their way when the page is left.
    await settled(page);
    const email = (await page.request.get('/contact').then((page) => page.text())).match(
      /"email":"([^"]+)"/,
    )?.[1];
    await signIn(page, 'visitor');
    const { logIn } = await openLogin(page);
    await logIn(email ?? '', 'Ultramarine-29');
    await expect(page.getByRole('button', { name: 'Noor Visser' })).toBeVisible();
  });

  test('each failure is reported, keeps the input, and offers a remedy', async ({ page, expectConsole }) => {
    test.slow();
    // Console messages of Chromium and Firefox about a closed connection.
    expectConsole(/ERR_EMPTY_RESPONSE|Cross-Origin Request Blocked/);
    await signInAfresh(page, 'initial-password', '/contact');
    const gate = passwordGate(page);
    const works = await setFault(page, 'PUT /user/me', 'status=400');
    await choosePassword(page, 'Ultramarine-29');
    const box = gate.getByRole('textbox', { name: 'New password', exact: true });
    await expect(box).toHaveAccessibleDescription(
      /Your password did not meet the requirements, please try again\./,
    );
    await expect(box).toBeFocused();
    await works();
    const worksAgain = await setFault(page, 'PUT /user/me', 'drop');
    await choosePassword(page, 'Ultramarine-30');
    await expect(gate.getByRole('alert')).toContainText(/We cannot reach the server/);
    await expect(gate.getByRole('alert')).toBeFocused();
    await expect(box).toHaveValue('Ultramarine-30');
    await checkAxe(page);
    await worksAgain();
    await setFault(page, 'PUT /user/me', 'status=401');
    await gate.getByRole('button', { name: 'Save password' }).click();
    await expect(gate.getByRole('alert')).toContainText('Your session has ended.');
    await gate.getByRole('button', { name: 'Log in again' }).click();
    const { dialog, email } = loginDialog(page);
    await expect(dialog).toContainText('Your session has ended. Please log in again.');
    await expect(email).toBeFocused();
  });

  test('the only way out is to log out', async ({ page }) => {
    await signInAfresh(page, 'initial-password', '/products');
    await passwordGate(page).getByRole('link', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the privacy policy', () => {
  test.beforeEach(({ page }) => consent(page));

  test('shows its text, and lets nobody past; accepted, it is gone for good, in other tabs too (rows 11, 12, 83)', {
    tag: '@engines',
  }, async ({ page, context }) => {
    test.slow();
    await signInAfresh(page, 'outdated-policy', '/products');
    const gate = policyGate(page);
    await expect(gate.getByRole('listitem')).toHaveCount(2);
    await expect(gate.getByRole('link', { name: 'Data protection' })).toHaveAttribute(
      'href',
      '/data-protection',
    );
    await expect(gate).toHaveAccessibleDescription(/If you reject it, you will be logged out\./);
    await checkAxe(page);
    await expectLocked(gate);
    await expectFits(gate, ['Reject', 'Accept']);
    const other = await context.newPage();
    await other.goto('/contact');
    await expect(policyGate(other)).toBeVisible();
    // In Firefox only the frontmost page has focus.
    await page.bringToFront();
    await page.goto('/sheets');
    await gate.getByRole('button', { name: 'Accept' }).click();
    await expect(gate).toHaveCount(0);
    // No element of the page has opened the gate, so the focus goes to the page's main content.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(policyGate(other)).toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect(gate).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Olga Ferrari' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a failed answer is told, and can be given again', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    await signInAfresh(page, 'outdated-policy', '/contact');
    const gate = policyGate(page);
    const works = await setFault(page, 'PUT /user/me/privacy-policy', 'status=500');
    await gate.getByRole('button', { name: 'Accept' }).click();
    await expect(gate.getByRole('alert')).toBeFocused();
    await checkAxe(page);
    await works();
    await gate.getByRole('button', { name: 'Accept' }).click();
    await expect(gate).toHaveCount(0);
  });

  test('it stays when a script swaps the page; rejected, it leads to the logout (row 13)', async ({
    page,
  }) => {
    await signInAfresh(page, 'outdated-policy', '/products');
    await expect(policyGate(page)).toBeVisible();
    await page.evaluate(() => {
      const body = document.createElement('body');
      body.append('Another page');
      document.body.replaceWith(body);
    });
    await policyGate(page).getByRole('button', { name: 'Reject' }).click();
    await page.waitForURL('/');
    await expect(page.getByText('You are logged out.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(policyGate(page)).toHaveCount(0);
  });

  test('internal staff are not asked (row 85)', async ({ page }) => {
    await signIn(page, 'internal', '/products');
    await expect(page.getByRole('button', { name: 'Ivo Keller' })).toBeVisible();
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the country', () => {
  test.beforeEach(({ page }) => consent(page));

  test('is asked for; confirmed, the page opens and stays open for the session (rows 14, 16)', {
    tag: '@engines',
  }, async ({ page }) => {
    test.slow();
    await page.goto('/colour-cards');
    const gate = countryGate(page);
    await expect(gate.getByRole('listitem')).toHaveText(['Austria', 'Germany', 'Switzerland']);
    await expect(page.getByRole('heading', { name: 'Colour cards' })).toHaveCount(0);
    await checkAxe(page);
    await expectLocked(gate);
    await expectFits(gate, ['Decline', 'Confirm']);
    await gate.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Colour cards' })).toBeVisible();
    await settled(page);
    await expect(gate).toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect(page.getByRole('heading', { name: 'Colour cards' })).toBeVisible();
    await expect(gate).toHaveCount(0);
  });

  test('declined, the visitor is led to the site’s root (row 15)', async ({ page }) => {
    await page.goto('/colour-cards');
    await countryGate(page).getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL('/');
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('confirmed, the page opens what it was asked for, with its message (row 2, decision 7)', async ({
    page,
  }) => {
    for (const address of [
      '/colour-cards?showLogin=1',
      '/demo/ask-login?message=Please%20log%20in%20for%20the%20cards.&to=/colour-cards',
    ]) {
      await page.context().clearCookies({ name: 'ce-residence' });
      await page.goto(address);
      await countryGate(page).getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('heading', { name: 'Colour cards' })).toBeVisible();
      await expect(loginDialog(page).email).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
    }
    await expect(loginDialog(page).dialog).toContainText('Please log in for the cards.');
  });

  test('is not asked for where the profile says it', async ({ page }) => {
    await signIn(page, 'registered', '/colour-cards');
    await expect(page.getByRole('heading', { name: 'Colour cards' })).toBeVisible();
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('overlays that are due open one after the other: password, policy, country, cookies, changed sheets', async ({
  page,
}) => {
  test.slow();
  const email = await freshAccount(page, 'all-due');
  await page.goto('/login?to=/colour-cards');
  await cookies(page).waitFor();
  await cookies(page).getByRole('button', { name: 'Reject all' }).click();
  await page.context().clearCookies({ name: 'ce-cookieSettings' });
  await loginDialog(page).logIn(email);
  const order = [passwordGate(page), policyGate(page), countryGate(page), cookies(page), hint(page)];
  const onlyShows = async (index: number) => {
    await expect(order[index] as (typeof order)[number]).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  };
  await onlyShows(0);
  await choosePassword(page, 'Ultramarine-29');
  await onlyShows(1);
  await policyGate(page).getByRole('button', { name: 'Accept' }).click();
  await onlyShows(2);
  await countryGate(page).getByRole('button', { name: 'Confirm' }).click();
  await onlyShows(3);
  await cookies(page).getByRole('button', { name: 'Reject all' }).click();
  await onlyShows(4);
  await hint(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // No element of the page has opened the last gate, so the focus goes to the page's main content.
  await expect(page.getByRole('heading', { name: 'Colour cards', level: 1 })).toBeFocused();
});

test('someone who signs in in another tab meets the gate in this one', { tag: '@engines' }, async ({
  page,
  context,
}) => {
  await consent(page);
  await page.goto('/products');
  await settled(page);
  const other = await context.newPage();
  await signInAfresh(other, 'outdated-policy', '/contact');
  await expect(policyGate(other)).toBeVisible();
  await expect(policyGate(page)).toBeVisible();
});

test.describe('while its code is on its way', () => {
  test.beforeEach(({ page }) => consent(page));

  test('a gate covers the page', { tag: '@engines' }, async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/(react|privacy-policy)-[^/]+\.js/, async (route) => {
      await promise;
      await route.continue();
    });
    // Files on their way may delay the page's `load` event.
    await signInAfresh(page, 'outdated-policy', '/products', { waitUntil: 'commit' });
    const cover = page.getByRole('dialog', { name: 'One moment, please' });
    await expectLocked(cover);
    resolve();
    await expect(policyGate(page)).toBeVisible();
    await expect(cover).toHaveCount(0);
  });

  test('the page stays as it was if the code does not arrive', async ({ page, expectConsole }) => {
    expectConsole(
      /ChunkLoadError|could not be loaded|ERR_FAILED|Loading (failed|module)|Failed to load|Error/,
    );
    await page.route(/\/privacy-policy-[^/]+\.js/, (route) => route.abort());
    await signInAfresh(page, 'outdated-policy', '/products');
    await expect(page.getByRole('button', { name: 'Olga Ferrari' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Olga Ferrari' }).click();
    await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  });
});

test.describe('changed sheets', () => {
  test.beforeEach(({ page }) => consent(page));

  test('are told once after the login, over the way back; each opens to its documents (rows 17, 18, 24)', async ({
    page,
  }) => {
    test.slow();
    const email = await freshAccount(page, 'validated');
    await page.goto('/login?to=/contact');
    await loginDialog(page).logIn(email);
    await page.waitForURL('/contact');
    const dialog = hint(page);
    await expect(dialog).toHaveAccessibleDescription(/since your last login on 2026\/08\/17/);
    await checkAxe(page);
    const product = dialog.getByRole('list').first().getByRole('button').first();
    await product.focus();
    await page.keyboard.press('Enter');
    await expect(product).toHaveAttribute('aria-expanded', 'true');
    expect(await slideOf(product)).toBe('0.25s');
    await expect(dialog.getByText(/^Version \d+$/).first()).toBeVisible();
    await checkAxe(page);
    const link = dialog.getByRole('link', { name: 'Show changed sheets' });
    await expect(link).toHaveAttribute(
      'href',
      /\/sheets\?tab=mysheets&min_doc_date=2026-08-17T07%3A30%3A00\.000Z$/,
    );
    await expectFits(dialog, []);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect(dialog).toHaveCount(0);
  });

  test('are told after a login by the mailed link, opened elsewhere, over a reload, once', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await freshAccount(page, 'two-factor');
    await page.goto('/login?to=/contact');
    await loginDialog(page).logIn(email);
    const [mail] = await mailsTo(page, email, 1);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    await consent(other);
    // The first lookup fails; after a reload the page looks again.
    await other.route('**/document/mysheets*', (route) => route.abort());
    // Firefox also names requests of the page before that it has dropped.
    const failed = other.waitForEvent('requestfailed', (request) =>
      /\/document\/mysheets/.test(request.url()),
    );
    await followLink(other, mail);
    await other.waitForURL('/contact');
    await failed;
    await other.unroute('**/document/mysheets*');
    await other.reload();
    await expect(hint(other)).toBeVisible();
    await other.keyboard.press('Escape');
    await other.goto('/products');
    await settled(other);
    await expect(hint(other)).toHaveCount(0);
    await elsewhere.close();
  });

  test('are told after a 403 page was loaded anew, and lead to the sheets (row 19)', async ({ page }) => {
    const email = await freshAccount(page, 'validated');
    await page.goto('/forbidden');
    await settled(page);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await loginDialog(page).logIn(email);
    await hint(page).getByRole('link', { name: 'Show changed sheets' }).click();
    await page.waitForURL(/\/sheets\?tab=mysheets&min_doc_date=/);
    await settled(page);
    await expect(hint(page)).toHaveCount(0);
  });

  test('that cannot be looked for are looked for on the next page', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    const email = await freshAccount(page, 'validated');
    const works = await setFault(page, 'POST /document/mysheets', 'status=500');
    await page.goto('/login?to=/contact');
    const answer = page.waitForResponse(/\/document\/mysheets/);
    await loginDialog(page).logIn(email);
    await answer;
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await works();
    await page.goto('/products');
    await expect(hint(page)).toBeVisible();
  });
});
