import { consent } from './support/consent.ts';
import { galleryFrames } from './support/gallery-frames.ts';
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

test('at most four scripts are fetched before an island is ready', async ({ page }) => {
  const frames = await galleryFrames(async (path) => (await page.request.get(path)).text());
  const frame = frames.find((path) => path.includes('/main-navigation/'));
  await consent(page);
  await page.addInitScript(() => {
    document.addEventListener(
      'ce:widget:ready',
      () => performance.mark(performance.getEntriesByName('first-island').length ? 'island' : 'first-island'),
      true,
    );
  });
  await page.goto(frame ?? '/gallery');
  await settled(page);
  const scripts = await page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-island');
    const loader = document.querySelector<HTMLScriptElement>('script[src*="ce-widgets"]');
    const base = new URL('.', loader?.src).href;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(base) && /\.js$/.test(name))
      .map(({ name, startTime }) => ({ name, isBefore: startTime < (first?.startTime ?? 0) }));
  });
  const before = scripts.filter(({ isBefore }) => isBefore);
  expect(before.length).toBeGreaterThan(1);
  expect(new Set(before.map(({ name }) => name)).size, JSON.stringify(before)).toBeLessThanOrEqual(4);
});
