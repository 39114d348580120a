import type { Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    ceAtLoad?: { hasCore: boolean; islands: number };
  }
}

test('only the loader runs before the page has loaded, unless a listing or product is in its first window', {
  tag: '@engines',
}, async ({ page }) => {
  await consent(page);
  await page.addInitScript(() => {
    addEventListener('load', () => {
      window.ceAtLoad = {
        // The core turns the queue of calls into the library's functions.
        hasCore: 'mountAll' in ((window as { ceWidgets?: object }).ceWidgets ?? {}),
        islands: document.querySelectorAll('ce-island').length,
      };
    });
  });
  await page.goto('/imprint');
  await settled(page);
  expect(await page.evaluate(() => window.ceAtLoad)).toEqual({ hasCore: false, islands: 0 });
  await expect(page.locator('[data-ce-status="ready"]').first()).toBeAttached();
});

/**
 * Opens a page whose scripts, except the loader, respond only once the core is requested, which is last.
 *
 * @returns requests made before the first island was ready, and those among them made after a response
 */
async function scriptsBeforeFirstIsland(page: Page, path: string) {
  await consent(page);
  await page.addInitScript(() => {
    document.addEventListener('ce:widget:ready', () => performance.mark('first-island'), { once: true });
  });
  const answers = Promise.withResolvers<void>();
  await page.route(/\/ce\/(?!ce-widgets)[^/]+\.js$/, async (route) => {
    await answers.promise;
    await route.fallback();
  });
  const core = page.waitForRequest(/\/ce\/core-[^/]+\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await core;
  const answered = await page.evaluate(() => performance.now());
  answers.resolve();
  await expect(page.locator('[data-ce-status="ready"]').first()).toBeAttached();
  return page.evaluate((answered) => {
    const [first] = performance.getEntriesByName('first-island');
    const loader = document.querySelector<HTMLScriptElement>('script[src*="ce-widgets"]');
    const base = new URL('.', loader?.src).href;
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.startsWith(base) && startTime < (first?.startTime ?? 0));
    const nameOf = ({ name }: PerformanceEntry) => name.slice(base.length);
    return {
      all: asked.map(nameOf),
      chained: asked.filter(({ startTime }) => startTime > answered).map(nameOf),
    };
  }, answered);
}

// Pages with only the shell: other islands would be prefetched beside it, with the lists of their files.
for (const path of ['/imprint', '/data-protection']) {
  test(`${path}: at most four scripts before an island is ready, none chained more than two deep`, async ({
    page,
  }) => {
    const { all, chained } = await scriptsBeforeFirstIsland(page, path);
    expect(all.length).toBeGreaterThan(1);
    expect(all.length, all.join(', ')).toBeLessThanOrEqual(4);
    expect(chained).toEqual([]);
  });
}
