import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { consent } from './support/consent.ts';
import { endSession } from './support/session-end.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { watchRequests } from './support/watch-requests.ts';

// Sites that navigate without a reload: the payload's element changes, and session, calls, menus and texts follow.

/** Bearer tokens of the calls to the search service since the last look, without doubles. */
function watchTokens(page: Page) {
  const seen = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/search'))
      seen.add(request.headers().authorization);
  });
  return () => {
    const tokens = [...seen];
    seen.clear();
    return tokens;
  };
}

/** Has the browser's session be of a demo user, as a login on another page of the site does. */
async function logInElsewhere(page: Page, as: string): Promise<void> {
  await page.request.get(`/demo/sign-in?as=${as}&to=/`, { maxRedirects: 0 });
}

const menu = (page: Page) => page.locator('[data-ce-widget="user-menu"]');
const account = (page: Page) => menu(page).getByRole('button', { name: /^Account of / });
const hits = (page: Page) => page.locator('[data-ce-widget="search-listing"]').getByRole('article');

async function markPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return async () => expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

test.beforeEach(async ({ page, context, browserName }) => {
  // Chromium takes pages that a test answers for those of a public network.
  if (browserName === 'chromium') await context.grantPermissions(['local-network-access']);
  await consent(page);
});

test('React Router: the session follows the payload that React renders', { tag: '@engines' }, async ({
  page,
}) => {
  const { outputFiles } = await build({
    entryPoints: ['e2e/support/router-app.tsx'],
    bundle: true,
    write: false,
    jsx: 'automatic',
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Only the payload is rendered: the islands are mounted by the script tag.
    external: ['../widgets/page.ts'],
  });
  await page.route('/app.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' }),
  );
  await page.route('/app/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>App</title><script src="/app.js" defer></script><script src="/ce/ce-widgets.js" defer></script><body></body></html>',
    }),
  );
  await signIn(page, 'validated');
  const tokens = watchTokens(page);
  const quiet = watchRequests(page);
  await page.goto('/app/products');
  await expect(account(page)).toBeVisible();
  await expect(hits(page)).toHaveCount(24);
  const expectSamePage = await markPage(page);
  const name = await account(page).getAttribute('aria-label');
  await quiet();
  expect(tokens()).toEqual([expect.stringMatching(/^Bearer /)]);

  await endSession(page);
  await page.getByRole('link', { name: 'Documents' }).click();
  await expect(menu(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(account(page)).toHaveCount(0);
  await expect(hits(page).first()).toBeVisible();

  await logInElsewhere(page, 'registered');
  tokens();
  await page.getByRole('link', { name: 'Products' }).click();
  await expect(account(page)).toBeVisible();
  expect(await account(page).getAttribute('aria-label')).not.toBe(name);
  await expect(hits(page)).toHaveCount(24);
  await expectSamePage();
});

test('Turbo: the session follows the payload in the head that it merges', async ({ page }) => {
  const turbo = await readFile('node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js', 'utf8');
  await page.route('/turbo.js', (route) => route.fulfill({ contentType: 'text/javascript', body: turbo }));
  // Turbo writes HTML, which the demo's policy forbids.
  await page.route(
    (url) => ['/', '/products', '/search'].includes(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      const body = (await response.text()).replace('</head>', '<script src="/turbo.js"></script></head>');
      await route.fulfill({ response, headers, body });
    },
  );
  const visit = (name: string) => page.locator('#site-map').getByRole('link', { name, exact: true }).click();
  const tokens = watchTokens(page);
  const quiet = watchRequests(page);
  await page.goto('/');
  await expect(menu(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  const expectSamePage = await markPage(page);

  await logInElsewhere(page, 'validated');
  await visit('Products');
  await expect(account(page)).toBeVisible();
  // The page brings its first hits along.
  const red = page.getByRole('checkbox', { name: 'Red', exact: true });
  await red.check();
  await quiet();
  expect(tokens()).toEqual([expect.stringMatching(/^Bearer /)]);

  await endSession(page);
  await visit('Search');
  await expect(menu(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await visit('Products');
  await expect(red).not.toBeChecked();
  await red.check();
  await quiet();
  expect(tokens()).toEqual([undefined]);
  await expectSamePage();
});
