import type { Locator } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { type Call, type Fault, setFault } from './support/fault.ts';
import { openLogin, PASSWORD } from './support/login-dialog.ts';
import { newAccount } from './support/new-account.ts';
import { expect, test } from './support/test.ts';

const RITA = 'rita.holm@example.com';
const LOGIN: Call = 'POST /login';
const RESEND: Call = 'POST /user/send-email-verification';
const GENERIC = 'An unknown error has occurred, please try again later.';
const OFFLINE = 'We cannot reach the server. Please check your connection and try again.';
/** Online, but without a response. */
const UNREACHABLE = 'We cannot reach the server just now. Please try again in a moment.';

/** Failures of the services, and what the user sees; `tests/failures` has them all. */
const FAULTS: readonly { fault: Fault; told: string | RegExp }[] = [
  { fault: 'status=429', told: /Too many attempts\. Try again in \d+ seconds\./ },
  { fault: 'drop', told: UNREACHABLE },
  { fault: 'delay=1500;status=500', told: GENERIC },
];

test.beforeEach(({ page, expectConsole }) => {
  // Console messages of the browsers about failed requests.
  expectConsole(/Failed to load resource|Cross-Origin Request Blocked|breaks the contract/);
  return consent(page);
});

for (const { fault, told } of FAULTS) {
  const tag = fault === 'drop' ? '@engines' : [];
  test(`login, ${fault}: told, input kept, and the next try works`, { tag }, async ({ page }) => {
    const { alert, email, password, submit, logIn } = await openLogin(page);
    const stop = await setFault(page, LOGIN, fault);
    await logIn(RITA);
    if (fault.startsWith('delay')) {
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
      await expectTurning(submit);
    }
    await expect(alert).toContainText(told);
    await expect(alert).toBeFocused();
    if (fault === 'status=429') await checkAxe(page);
    await expect(email).toHaveValue(RITA);
    await expect(password).toHaveValue(PASSWORD);
    await stop();
    await submit.click();
    await expect(page.getByRole('button', { name: 'Rita Holm' })).toBeVisible();
  });
}

/** The arc of the ring moves: a rule that a page's own could not override would also hold an animation. */
async function expectTurning(button: Locator) {
  const place = () =>
    button.locator('circle').evaluate((ring) => {
      const { strokeDashoffset, rotate } = getComputedStyle(ring);
      return `${strokeDashoffset} ${rotate} ${getComputedStyle(ring.parentElement as Element).rotate}`;
    });
  const first = await place();
  await expect.poll(place).not.toBe(first);
}

test('each fault of the verification email is reported, and a retry works', async ({ page, baseURL }) => {
  const { dialog, alert, email, password, logIn } = await openLogin(page);
  const resend = dialog.getByRole('button', { name: 'Send a new verification email' });
  for (const { fault, told } of FAULTS) {
    await test.step(fault, async () => {
      const address = await newAccount(page, baseURL ?? '');
      await logIn(address);
      await expect(resend).toBeVisible();
      const stop = await setFault(page, RESEND, fault);
      await resend.click();
      await expect(alert).toContainText(told);
      await expect(alert).toBeFocused();
      await expect(email).toHaveValue(address);
      await expect(password).toHaveValue(PASSWORD);
      await stop();
      await resend.click();
      await expect(dialog.getByRole('status').filter({ hasText: address })).toContainText('We have sent');
    });
  }
});

test('a login without a connection reports it, keeps the input, and a retry works', {
  tag: '@engines',
}, async ({ page, context }) => {
  const { alert, email, submit, logIn } = await openLogin(page);
  await context.setOffline(true);
  await logIn(RITA);
  await expect(alert).toHaveText(OFFLINE);
  await checkAxe(page);
  await expect(email).toHaveValue(RITA);
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByRole('button', { name: 'Rita Holm' })).toBeVisible();
  await checkAxe(page);
});

test('a call without a response is aborted after 30 seconds', { tag: '@engines' }, async ({ page }) => {
  await page.clock.install();
  const { alert, password, logIn } = await openLogin(page);
  await page.route('**/login', () => {});
  const request = page.waitForRequest('**/login');
  await logIn(RITA);
  await request;
  await page.clock.fastForward(31_000);
  await expect(alert).toHaveText('The server is taking too long to answer. Please try again in a moment.');
  await expect(password).toHaveValue(PASSWORD);
});

test('too many attempts count down to a new try', async ({ page }) => {
  await page.clock.install();
  const { alert, logIn } = await openLogin(page);
  await setFault(page, LOGIN, 'status=429');
  await logIn(RITA);
  await expect(alert).toContainText('Try again in 30 seconds.');
  await page.clock.runFor(10_000);
  await expect(alert).toContainText('Try again in 20 seconds.');
  await page.clock.runFor(21_000);
  await expect(alert).toHaveText('You can try again now.');
  await checkAxe(page);
});
