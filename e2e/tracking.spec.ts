import type { BrowserContext, Page } from '@playwright/test';
import { expectEvents, hitsOf } from './support/analytics.ts';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { contactForm } from './support/contact-form.ts';
import { setFault } from './support/fault.ts';
import { rewritePage } from './support/rewrite-page.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const DAY = 86_400;

const modal = (page: Page) => page.getByRole('dialog', { name: 'Your cookie settings' });
const choose = (page: Page, name: string) => modal(page).getByRole('button', { name }).click();

/** Requests to the analytics service. */
function analyticsRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/analytics/')) paths.push(pathname);
  });
  return paths;
}

async function daysOf(context: BrowserContext, name: string): Promise<number> {
  const cookie = (await context.cookies()).find((each) => each.name.startsWith(name));
  if (!cookie) throw new Error(`There is no cookie ${name}`);
  return cookie.expires === -1 ? -1 : (cookie.expires - Date.now() / 1000) / DAY;
}

test('a visitor is tracked only between consent and its withdrawal (rows 76 to 82)', {
  tag: '@engines',
}, async ({ page, context }) => {
  test.slow();
  const requests = analyticsRequests(page);
  await page.goto('/products');
  await expect(modal(page)).toBeVisible();
  await settled(page);
  expect(requests).toEqual([]);

  await choose(page, 'Accept all');
  await expectEvents(page, ['Consent / Allow / functional, marketing']);
  const [view] = await hitsOf(page);
  expect(view).toMatchObject({ uid: 'anonymous', dimension1: 'public', action_name: expect.any(String) });
  expect(await daysOf(context, '_pk_id')).toBeCloseTo(13 * 30, 0);
  expect(await daysOf(context, '_pk_ref')).toBeCloseTo(6 * 30, 0);
  expect((await daysOf(context, '_pk_ses')) * 24 * 60).toBeCloseTo(30, 0);
  // The site's own event, by the consent that it received.
  expect(await daysOf(context, '_ce_campaign')).toBeCloseTo(1, 1);
  expect(await daysOf(context, '_ce_visit')).toBe(-1);

  await page.getByRole('button', { name: 'Load 24 more' }).click();
  await expect(page.getByText(/^48 of/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click();
  const events = [
    'Consent / Allow / functional, marketing',
    'Search / Load more / 48',
    'Overlay / Open / login',
    'Overlay / Open / cookie-modal',
  ];
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await expectEvents(page, events);

  await choose(page, 'Reject all');
  await expect(modal(page)).toHaveCount(0);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).filter((name) => /^_/.test(name)))
    .toEqual([]);
  const before = requests.length;
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.goto('/imprint');
  await settled(page);
  expect(requests.slice(before)).toEqual([]);
});

test('only users who consent to personal tracking have a user id (rows 77, 79, 82)', async ({ page }) => {
  await consent(page, { functional: true });
  await signIn(page, 'registered', '/contact?about=psr');
  await expect
    .poll(async () => (await hitsOf(page)).at(-1))
    .toMatchObject({
      uid: 'anonymous',
      dimension1: 'public-registered',
    });
  // Marketing scripts wait for a consent of their own.
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('_ce_'))).toEqual([]);
  await signIn(page, 'validated', '/contact?about=psr');
  await expect
    .poll(async () => (await hitsOf(page)).at(-1))
    .toMatchObject({
      uid: expect.stringMatching(/^u-/),
      dimension1: 'validated',
    });
  const { fill, submit } = contactForm(page.getByRole('main'));
  await fill({ Message: 'Is it safe?' });
  await submit.click();
  await expectEvents(page, ['Contact / Send / psr']);
  const hits = JSON.stringify(await hitsOf(page));
  expect(hits).not.toMatch(/Lindqvist|safe\?|@/);
});

test('each choice is recorded with time and version', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/imprint');
  await choose(page, 'Accept all');
  await expect(modal(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await choose(page, 'Reject all');
  const record = (functional: boolean, marketing: boolean) => ({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    chosenAt: expect.stringMatching(/^\d{4}-.*Z$/),
    version: '2026-09',
    settings: { mandatory: true, functional, marketing },
  });
  await expect
    .poll(async () => (await page.request.get('/demo/consents.json')).json())
    .toEqual([record(true, true), record(false, false)]);
});

test('a failed record of a choice has no effect on the page', async ({ page, context, expectConsole }) => {
  expectConsole(/Failed to load resource|api\/v1\/consent/);
  await setFault(page, 'POST /api/v1/consent', 'drop');
  await page.goto('/imprint');
  await choose(page, 'Accept all');
  await expect(modal(page)).toHaveCount(0);
  await expect.poll(async () => (await hitsOf(page)).length).toBeGreaterThan(0);
  expect((await context.cookies()).map(({ name }) => name)).toContain('ce-cookieSettings');
});

test('Global Privacy Control counts as a choice: no dialog, no tracking, and the settings say so', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const requests = analyticsRequests(page);
  // Consent given before the browser's signal was set is withdrawn.
  await consent(page, { functional: true, marketing: true });
  await page.goto('/imprint');
  await settled(page);
  await expect(modal(page)).toHaveCount(0);
  const stored = (await context.cookies()).find(({ name }) => name === 'ce-cookieSettings');
  expect(JSON.parse(decodeURIComponent(stored?.value ?? ''))).toEqual({
    mandatory: true,
    functional: false,
    marketing: false,
  });
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await expect(modal(page)).toContainText('Global Privacy Control');
  await checkAxe(page);
  await choose(page, 'Change settings');
  await expect(modal(page).getByRole('checkbox', { name: /Marketing/ })).toBeDisabled();
  await checkAxe(page);
  await choose(page, 'OK');
  await expect(modal(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});

test("Google's tags get the default, then the choice, before any of them runs", async ({ page }) => {
  await rewritePage(page, '/imprint', (html) =>
    html
      .replace('"globalPrivacyControl":true', '"googleConsentMode":true')
      .replace(
        '<main ',
        '<script type="text/plain" data-ce-consent="marketing" src="/tag.js"></script><main ',
      ),
  );
  await page.route('**/tag.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.seenByTag = window.dataLayer.length' }),
  );
  await page.goto('/imprint');
  const commands = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) =>
        Array.from(command).map((part) => (typeof part === 'object' ? { ...part } : part)),
      ),
    );
  await choose(page, 'Accept all');
  await expect.poll(() => page.evaluate(() => 'seenByTag' in window)).toBe(true);
  expect(await commands()).toMatchObject([
    ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 }],
    ['consent', 'update', { ad_storage: 'granted', ad_user_data: 'granted', analytics_storage: 'granted' }],
  ]);
  expect(await page.evaluate(() => (window as { seenByTag?: number }).seenByTag)).toBe(2);
});
