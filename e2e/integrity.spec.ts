import type { Page, Route } from '@playwright/test';
import { consent } from './support/consent.ts';
import { openLogin } from './support/login-dialog.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

// Files altered in transit (docs/guide/secure.md, "Integrity"): each reports in `window.altered` when it runs.

declare global {
  interface Window {
    altered?: string[];
  }
}

/** Messages of browsers and library about a file that does not match its hash. */
const REFUSED =
  /integrity|ChunkLoadError|could not be loaded|Failed to (find|load)|Loading (failed|module)|error loading/i;

/** Alters the built files with matching names. */
async function alter(page: Page, pattern: RegExp, isAltered = (_route: Route) => true): Promise<void> {
  await page.route(pattern, async (route) => {
    if (!isAltered(route)) return route.fallback();
    const response = await route.fetch();
    const body = `(window.altered ??= []).push(import.meta.url);${await response.text()}`;
    return route.fulfill({ response, body });
  });
}

// A file may still be loading when the test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const ran = (page: Page) => page.evaluate(() => window.altered ?? []);

test.describe('an altered file does not run,', { tag: '@engines' }, () => {
  test.beforeEach(async ({ expectConsole }) => expectConsole(REFUSED));

  test('not the cookie modal, at the second try either', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await alter(page, /\/cookie-modal-[^/]+\.js/);
    await page.goto('/imprint');
    await settled(page);
    await expect(page.locator('[data-ce-widget="main-navigation"]')).toHaveAttribute(
      'data-ce-status',
      'ready',
    );
    expect(asked.filter((url) => url.includes('/cookie-modal-')).length).toBeGreaterThan(1);
    expect(await ran(page)).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [what, pattern] of [
    ['the core', /\/core-[^/]+\.js/],
    ['React', /\/react-[^/]+\.js/],
    ['an island', /\/shell-[^/]+\.js/],
  ] as const) {
    test(`not ${what}: what the server rendered stays`, async ({ page }) => {
      await consent(page);
      await alter(page, pattern);
      await page.goto('/imprint');
      const navigation = page.locator('[data-ce-widget="main-navigation"]');
      await expect(navigation).toHaveAttribute('data-ce-status', 'failed');
      expect(await ran(page)).toEqual([]);
      await expect(navigation.locator('a').filter({ visible: true }).first()).toBeVisible();
    });
  }

  for (const [what, pattern] of [
    ['what an island imports', /\/comparison-[\w-]{8}\.js/],
    ['the list of files', /\/file-list-[^/]+\.js/],
  ] as const) {
    test(`not ${what}; other islands are there`, async ({ page }) => {
      await consent(page);
      await alter(page, pattern);
      await page.goto('/products');
      await expect(page.locator('[data-ce-widget="search-listing"]')).toHaveAttribute(
        'data-ce-status',
        'failed',
      );
      await expect(page.locator('[data-ce-widget="main-navigation"]')).toHaveAttribute(
        'data-ce-status',
        'ready',
      );
      expect(await ran(page)).toEqual([]);
    });
  }

  test('not the code that a form fetches as it is sent', async ({ page }) => {
    await consent(page);
    await alter(page, /\/http-[^/]+\.js/);
    const { alert, logIn } = await openLogin(page, '/imprint');
    await logIn('ada@example.com');
    await expect(alert).toBeVisible();
    expect(await ran(page)).toEqual([]);
  });
});

test('an island comes at the second try where only the first file was altered', { tag: '@engines' }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(REFUSED);
  await consent(page);
  await alter(page, /\/search-listing-[^/]+\.js/, (route) => !new URL(route.request().url()).search);
  await page.goto('/products');
  await expect(page.locator('[data-ce-widget="search-listing"]')).toHaveAttribute('data-ce-status', 'ready');
  expect(await ran(page)).toEqual([]);
});

test('islands start on a page that lets no script run without a hash', { tag: '@engines' }, async ({
  page,
  expectConsole,
}) => {
  // The demo's own scripts have no integrity.
  expectConsole(/Integrity-Policy|integrity/i);
  await consent(page);
  await page.route('**/imprint', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'integrity-policy': 'blocked-destinations=(script)' };
    await route.fulfill({ response, headers });
  });
  await page.goto('/imprint');
  for (const name of ['main-navigation', 'user-menu'])
    await expect(page.locator(`[data-ce-widget="${name}"]`)).toHaveAttribute('data-ce-status', 'ready');
});
