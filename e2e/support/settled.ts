import type { Page } from '@playwright/test';

/**
 * Waits until the page has loaded, the browser has been idle, and no island is loading any more. Islands that
 * wait for the viewport or for a visitor may still be waiting.
 *
 * @throws {Error} naming the islands that are still loading after half a minute
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const late = await page.evaluate(async () => {
    // A browser that is hidden or always busy may delay both for ever.
    const most = 5_000;
    const nextIdle = () => new Promise((done) => requestIdleCallback(done, { timeout: most }));
    const nextFrame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, most);
      });
    const end = performance.now() + 30_000;
    for (let quiet = 0; quiet < 3; quiet++) {
      await nextIdle();
      await nextFrame();
      const loading = document.querySelectorAll<HTMLElement>('[data-ce-status="loading"]');
      if (loading.length > 0) quiet = -1;
      if (performance.now() > end)
        return Array.from(loading, ({ dataset }) => dataset.ceWidget ?? 'an overlay');
    }
    return [];
  });
  if (late.length > 0) throw new Error(`Still loading: ${late.join(', ')}`);
}
