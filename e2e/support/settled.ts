import type { Page } from '@playwright/test';

/**
 * Waits until the page has loaded, the browser has been idle, and no island is loading any more. Islands that
 * wait for the viewport or for a visitor may still be waiting.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    const nextIdle = () => new Promise((done) => requestIdleCallback(done));
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    for (let quiet = 0; quiet < 3; quiet++) {
      await nextIdle();
      await nextFrame();
      if (document.querySelector('[data-ce-status="loading"]')) quiet = -1;
    }
  });
}
