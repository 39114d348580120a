import type { Browser, Locator, Page } from '@playwright/test';
import { findBrowser, launchOptions } from '../scripts/browsers.ts';
import { consent } from './support/consent.ts';
import { layoutShift, watchLayoutShift } from './support/layout-shift.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const island = (page: Page) => page.locator('[data-ce-widget="search-listing"]');
const hits = (page: Page) => island(page).locator('[data-ce-hit]');
const red = (page: Page) => island(page).getByRole('checkbox', { name: /^Red\b/ });
const topOf = (hit: Locator) => hit.evaluate((element) => element.getBoundingClientRect().top);

/** Opens the products, loads more, and scrolls to the thirtieth hit. */
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
  // Pressing the hit would scroll in Firefox.
  await same.getByRole('link').first().hover();
  // The position is stored when scrolling stops.
  await expect
    .poll(() =>
      page.evaluate(() => (history.state as { ceListing?: { anchor?: string } })?.ceListing?.anchor),
    )
    .toBeDefined();
  return { hit: same, top: await topOf(same) };
}

const leave = async (page: Page, hit: Locator) => {
  await hit.locator('a[href*="/product/"]').first().click();
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

/** More hits than one response contains. */
const MORE_THAN_1000 = /^(1,[1-9]|2,\d)\d\d of [\d,]+ documents$/;

test('Back far down a long list loads the hits around the position, at the same height', {
  tag: '@engines',
}, async ({ page, browserName }) => {
  if (browserName === 'chromium') await watchLayoutShift(page);
  await consent(page);
  await page.goto('/search?type=assets');
  await expect(hits(page)).toHaveCount(24);
  const load = (name: RegExp) => island(page).getByRole('button', { name }).click();
  await load(/^Load the first 1,000/);
  // A thousand rows take time on a slow machine.
  const sum = island(page).getByText(/^[\d,]+ of [\d,]+ documents$/);
  await expect(sum).toHaveText(/^1,000 of /, { timeout: 40_000 });
  await load(/^Load (all|the next) /);
  await expect(sum).toHaveText(MORE_THAN_1000, { timeout: 40_000 });
  const all = (await sum.textContent()) ?? '';
  // Three quarters down.
  const place = () =>
    page.evaluate(() => (history.state as { ceListing?: { index?: number; anchor?: string } })?.ceListing);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.75));
  await expect.poll(async () => (await place())?.index).toBeGreaterThan(1_200);
  await settled(page);
  const seen = await hits(page).evaluateAll((all) =>
    all.map((hit) => ({ id: hit.dataset.ceHit, top: hit.getBoundingClientRect().top })),
  );
  const { id } = seen.find(({ top }) => top > 300) ?? {};
  const hit = island(page).locator(`[data-ce-hit="${id}"]`);
  await hit.locator('a[href*="/product/"]').hover();
  const top = await topOf(hit);
  await expect.poll(async () => (await place())?.index).toBeGreaterThan(1_200);
  await leave(page, hit);

  const parts: { from?: number; size?: number }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/document/search')) parts.push(request.postDataJSON() ?? {});
  });
  await page.goBack();
  await expect(hit).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(hit)) - top)).toBeLessThanOrEqual(1);
  // In Firefox, Playwright cannot read the bodies of these requests.
  if (browserName === 'chromium') {
    const asked = parts.filter(({ size }) => size !== 0);
    expect(asked[0]).toEqual({ from: expect.any(Number), size: 100 });
    // Rows are low, so the next ones may already be near the viewport; but never are all requested at once.
    expect(asked.filter(({ size = 24 }) => size > 100)).toEqual([]);
  }
  await expect(sum).toHaveText(all);
  await settled(page);
  expect(Math.abs((await topOf(hit)) - top)).toBeLessThanOrEqual(1);
  if (browserName === 'chromium') expect(await layoutShift(page)).toEqual({ sum: 0, moved: [] });

  // Missing hits are loaded on scrolling.
  const position = Number(await hit.getAttribute('aria-posinset'));
  const before = island(page).locator(`[aria-posinset="${position - 80}"]`);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy(0, -800));
      return before.count();
    })
    .toBe(1);
});

test('the back/forward cache restores the page unchanged', { tag: '@engines' }, async ({
  playwright,
  browserName,
  baseURL,
}) => {
  // All other tests start both browsers without that cache.
  const name = browserName === 'firefox' ? 'firefox' : 'chromium';
  const browser: Browser = await playwright[name].launch({
    ...launchOptions(name, findBrowser(name)),
    // Overrides the configuration.
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
    // Messages from another tab must not evict the page from the cache.
    const other = await context.newPage();
    await other.goto('/');
    await other.evaluate(() => new BroadcastChannel('ce-widgets/2').postMessage({ type: 'none' }));
    await page.bringToFront();
    // `goBack` would wait for a load event that never comes.
    await page.evaluate(() => history.back());
    // In Firefox a locator does not notice that the page is back either.
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
    // While navigating, the page has no script context to ask.
    const left = () => find().catch(() => undefined);
    await expect.poll(left).toEqual({ persisted: 'true', count: 48, top: expect.any(Number) });
    expect(Math.abs(((await left())?.top ?? 0) - top)).toBeLessThanOrEqual(1);
  } finally {
    await browser.close();
  }
});
