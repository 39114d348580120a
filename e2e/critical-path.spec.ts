import type { Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    ceAtLoad?: { hasCore: boolean; islands: number };
  }
}

test('of the widgets only the loader runs before the page has loaded', async ({ page }) => {
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
  await page.goto('/products');
  await settled(page);
  expect(await page.evaluate(() => window.ceAtLoad)).toEqual({ hasCore: false, islands: 0 });
  await expect(page.locator('[data-ce-status="ready"]').first()).toBeAttached();
});

/** Of each script of the library: when it was asked for, and when all of it was there. */
async function scriptsBeforeFirstIsland(page: Page, path: string) {
  await consent(page);
  await page.addInitScript(() => {
    document.addEventListener('ce:widget:ready', () => performance.mark('first-island'), { once: true });
  });
  await page.goto(path);
  await expect(page.locator('[data-ce-status="ready"]').first()).toBeAttached();
  return page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-island');
    const loader = document.querySelector<HTMLScriptElement>('script[src*="ce-widgets"]');
    const base = new URL('.', loader?.src).href;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.startsWith(base) && startTime < (first?.startTime ?? 0))
      .map(({ name, startTime, responseEnd }) => ({ name: name.slice(base.length), startTime, responseEnd }));
  });
}

for (const path of ['/', '/imprint', '/catalogs', '/data-protection']) {
  test(`${path}: at most four scripts before an island is ready, none chained more than two deep`, async ({
    page,
  }) => {
    const scripts = await scriptsBeforeFirstIsland(page, path);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.length, JSON.stringify(scripts)).toBeLessThanOrEqual(4);
    // A script is chained to another one where it was asked for only after that one had come.
    const [loader, ...others] = scripts.toSorted((one, other) => one.startTime - other.startTime);
    const first = Math.min(...others.map(({ responseEnd }) => responseEnd));
    expect(loader?.name).toMatch(/^ce-widgets\.js/);
    expect(others.filter(({ startTime }) => startTime > first)).toEqual([]);
  });
}
