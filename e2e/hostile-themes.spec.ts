import type { Page } from '@playwright/test';
import { contracts } from '../widgets/contracts.ts';
import { compareImages } from './support/compare-images.ts';
import { consent } from './support/consent.ts';
import { galleryFrames } from './support/gallery-frames.ts';
import { pinIslands } from './support/pin-islands.ts';
import { expect, test } from './support/test.ts';
import { offerThemes, THEMES, wearTheme } from './support/themes.ts';
import { watchRequests } from './support/watch-requests.ts';

const SAYS_SOMETHING = /\/notices\/(?!nothing)/;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 960, height: 720 } });

for (const { name } of contracts) {
  test(`no pixel of ${name} differs under any theme`, async ({ page, expectConsole }, info) => {
    const frames = name === 'cookie-modal' ? ['/data-protection#cookiesettings'] : await framesOf(page, name);
    expect(frames).not.toEqual([]);
    test.setTimeout(20_000 + frames.length * 20_000);
    // The pages' policy keeps out the fonts and images that themes ask for, and in Firefox a style of Playwright's.
    expectConsole(/(font|img|style)-src/);
    await consent(page);
    await pinIslands(page);
    await offerThemes(page);

    const quiet = watchRequests(page);
    const different: string[] = [];
    for (const frame of frames) {
      await open(page, frame, quiet);
      let blank = await picture(page);
      for (const theme of THEMES) {
        const undress = await wearTheme(page, theme);
        const themed = await picture(page);
        await undress();
        if (compareImages(blank, themed).pixels === 0) continue;
        // Chromium draws the corners of a border anew with other shades now and then, theme or not.
        blank = await picture(page);
        const { pixels, picture: difference } = compareImages(blank, themed);
        if (pixels === 0) continue;
        different.push(`${frame} under ${theme}: ${pixels} pixels`);
        await info.attach(`${frame} blank`, { body: blank, contentType: 'image/png' });
        await info.attach(`${frame} under ${theme}`, { body: themed, contentType: 'image/png' });
        if (difference)
          await info.attach(`${frame} difference`, { body: difference, contentType: 'image/png' });
      }
    }
    expect(different).toEqual([]);
  });
}

/** The gallery's frames of an island. */
async function framesOf(page: Page, island: string): Promise<string[]> {
  const frames = await galleryFrames(async (path) => (await page.request.get(path)).text());
  return frames.filter((path) => path.startsWith(`/gallery/frame/${island}/`));
}

/** Opens a gallery frame: its island, or its open dialog, on an empty page. */
async function open(page: Page, frame: string, quiet: () => Promise<void>): Promise<void> {
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
}

function picture(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'allow', caret: 'initial' });
}

/** A blinking caret or a running transition is no difference. */
async function blurAndFinish(): Promise<void> {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  (active as HTMLElement | null)?.blur();
  await document.fonts.ready;
}
