import type { Page } from '@playwright/test';
import { compareImages } from './support/compare-images.ts';
import { consent } from './support/consent.ts';
import { galleryFrames } from './support/gallery-frames.ts';
import { pinIslands } from './support/pin-islands.ts';
import { expect, test } from './support/test.ts';
import { applyTheme, THEMES, type Theme } from './support/themes.ts';
import { watchRequests } from './support/watch-requests.ts';

const SAYS_SOMETHING = /\/notices\/(?!nothing)/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of Object.keys(THEMES) as Theme[]) {
  test(`no pixel of an island differs under ${theme}`, async ({ page, context, expectConsole }, info) => {
    const frames = await galleryFrames(async (path) => (await page.request.get(path)).text());
    expect(frames.length).toBeGreaterThan(0);
    test.setTimeout(20_000 + frames.length * 8_000);
    // The pages' policy keeps out the fonts and images that themes ask for.
    expectConsole(/(font|img)-src/);
    await consent(page);
    const themedPage = await context.newPage();
    await pinIslands(page);
    await pinIslands(themedPage);
    await applyTheme(themedPage, theme);

    const blankQuiet = watchRequests(page);
    const themedQuiet = watchRequests(themedPage);
    const different: string[] = [];
    for (const frame of frames) {
      const blank = await pictureOf(page, frame, blankQuiet);
      const themed = await pictureOf(themedPage, frame, themedQuiet);
      const { pixels, picture } = compareImages(blank, themed);
      if (pixels === 0) continue;
      different.push(`${frame}: ${pixels} pixels`);
      await info.attach(`${frame} blank`, { body: blank, contentType: 'image/png' });
      await info.attach(`${frame} under ${theme}`, { body: themed, contentType: 'image/png' });
      if (picture) await info.attach(`${frame} difference`, { body: picture, contentType: 'image/png' });
    }
    expect(different).toEqual([]);
  });
}

/** A picture of a gallery frame's window: its island, or its open dialog, on an empty page. */
async function pictureOf(page: Page, frame: string, quiet: () => Promise<void>): Promise<Buffer> {
  await page.bringToFront();
  await page.goto(frame);
  // Some overlays do not open, such as the login of someone who is signed in: their frame stays empty.
  const island = page.locator('[data-ce-status="ready"]').first();
  await island.waitFor({ state: 'attached', timeout: 4_000 }).catch(() => undefined);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await quiet();
  if (SAYS_SOMETHING.test(frame)) {
    // React may hold back for 300 ms what was fetched late.
    const message = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /\w/ });
    await expect(message.first()).toBeVisible();
  }
  await page.evaluate(blurAndFinish);
  return await page.screenshot({ animations: 'allow', caret: 'initial' });
}

/** A blinking caret or a running transition is no difference. */
async function blurAndFinish(): Promise<void> {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  (active as HTMLElement | null)?.blur();
  await document.fonts.ready;
}
