import type { Browser, Locator, Page } from '@playwright/test';
import { findBrowser, launchOptions } from '../scripts/browsers.ts';
import { consent } from './support/consent.ts';
import { expect, test } from './support/test.ts';

const island = (page: Page) => page.locator('[data-ce-widget="search-listing"]');
const hits = (page: Page) => island(page).locator('[data-ce-hit]');
const red = (page: Page) => island(page).getByRole('checkbox', { name: /^Red\b/ });
const topOf = (hit: Locator) => hit.evaluate((element) => element.getBoundingClientRect().top);

/** Opens the products, loads more, and stands before the thirtieth hit. */
async function standAmongHits(page: Page): Promise<{ hit: Locator; top: number }> {
  await page.goto('/products');
  await expect(hits(page)).toHaveCount(24);
  await island(page)
    .getByRole('button', { name: /^Load \d+ more/ })
    .click();
  await expect(hits(page)).toHaveCount(48);
  const hit = hits(page).nth(30);
  await hit.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const id = await hit.getAttribute('data-ce-hit');
  const same = island(page).locator(`[data-ce-hit="${id}"]`);
  // A press would scroll in Firefox.
  await same.getByRole('link').first().hover();
  // The place is kept as one comes to rest.
  await expect
    .poll(() =>
      page.evaluate(() => (history.state as { ceListing?: { anchor?: string } })?.ceListing?.anchor),
    )
    .toBeDefined();
  return { hit: same, top: await topOf(same) };
}

const leave = async (page: Page, hit: Locator) => {
  await hit.getByRole('link').first().click();
  await page.waitForURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('Back from a product leads to the same hit at the same place (complaint "Back, scroll, deep links")', {
  tag: '@engines',
}, async ({ page }) => {
  await consent(page);
  const { hit, top } = await standAmongHits(page);
  await leave(page, hit);
  await page.goBack();
  await expect(hits(page)).toHaveCount(48);
  await expect.poll(async () => Math.abs((await topOf(hit)) - top)).toBeLessThanOrEqual(1);
  await expect(page).toHaveURL(/\/products$/);
});

test('Back within the page undoes one action, and asks nothing (complaint "Back, scroll, deep links")', {
  tag: '@engines',
}, async ({ page }) => {
  await consent(page);
  const { hit, top } = await standAmongHits(page);
  await red(page).evaluate((box: HTMLInputElement) => box.click());
  await expect(page).toHaveURL(/\?c=red$/);
  await expect(hits(page)).toHaveCount(24);
  let searches = 0;
  page.on('request', (request) => {
    if (request.url().includes('/document/search')) searches += 1;
  });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/products$/);
  await expect(hits(page)).toHaveCount(48);
  await expect.poll(async () => Math.abs((await topOf(hit)) - top)).toBeLessThanOrEqual(1);
  expect(searches).toBe(0);
});

test('the back/forward cache gives the page back as it was left', { tag: '@engines' }, async ({
  playwright,
  browserName,
  baseURL,
}) => {
  // Both are started without that cache for all other tests.
  const name = browserName === 'firefox' ? 'firefox' : 'chromium';
  const browser: Browser = await playwright[name].launch({
    ...launchOptions(name, findBrowser(name)),
    // In place of what the configuration says.
    ...(name === 'chromium'
      ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] }
      : { firefoxUserPrefs: {} }),
  });
  try {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await consent(page);
    const { hit, top } = await standAmongHits(page);
    const id = await hit.getAttribute('data-ce-hit');
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      }),
    );
    await leave(page, hit);
    // What another tab says must not throw the page out of the cache.
    const other = await context.newPage();
    await other.goto('/');
    await other.evaluate(() => new BroadcastChannel('ce-widgets/2').postMessage({ type: 'none' }));
    await page.bringToFront();
    // `goBack` would wait for a load that never comes.
    await page.evaluate(() => history.back());
    // Nor does a locator find out in Firefox that the page is there again.
    const find = () =>
      page.evaluate((id) => {
        const host = document.querySelector('[data-ce-widget="search-listing"] ce-island');
        const shown = [...(host?.shadowRoot?.querySelectorAll<HTMLElement>('[data-ce-hit]') ?? [])];
        return {
          persisted: document.documentElement.dataset.persisted,
          count: shown.length,
          top: shown.find(({ dataset }) => dataset.ceHit === id)?.getBoundingClientRect().top,
        };
      }, id);
    // On its way the page has no script to ask.
    const left = () => find().catch(() => undefined);
    await expect.poll(left).toEqual({ persisted: 'true', count: 48, top: expect.any(Number) });
    expect(Math.abs(((await left())?.top ?? 0) - top)).toBeLessThanOrEqual(1);
  } finally {
    await browser.close();
  }
});
