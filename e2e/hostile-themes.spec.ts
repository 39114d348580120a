import type { Page } from '@playwright/test';
import { contracts } from '../widgets/contracts.ts';
import { compareImages, type ImageDifference } from './support/compare-images.ts';
import { consent } from './support/consent.ts';
import { framesOfIsland } from './support/gallery-frames.ts';
import { pinIslands } from './support/pin-islands.ts';
import { expect, test } from './support/test.ts';
import { offerThemes, themesFor, wearTheme } from './support/themes.ts';
import { watchRequests } from './support/watch-requests.ts';

/** Frames whose dialog opens by itself. */
const ASKS = /\/comparison-question\/|\/industry-to-be-chosen$/;
const SAYS_SOMETHING = /\/notices\/(?!nothing)/;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 960, height: 720 } });

for (const { name, isolation } of contracts) {
  test(`no pixel of ${name} differs under any theme`, async ({ page, expectConsole }, info) => {
    const read = async (path: string) => (await page.request.get(path)).text();
    const frames =
      name === 'cookie-modal' ? ['/data-protection#cookiesettings'] : await framesOfIsland(name, read);
    expect(frames).not.toEqual([]);
    test.setTimeout(20_000 + frames.length * 20_000);
    // The pages' policy blocks fonts and images of themes, and in Firefox a style of Playwright's.
    expectConsole(/(font|img|style)-src/);
    // Some examples show services that refuse or do not respond.
    expectConsole(/Failed to load resource|NetworkError|Cross-Origin Request Blocked/);
    await consent(page);
    await pinIslands(page);
    await offerThemes(page);

    const quiet = watchRequests(page);
    const different: string[] = [];
    for (const [at, frame] of frames.entries()) {
      await open(page, frame, quiet);
      // Chromium sometimes renders rounded corners with other shades, regardless of the theme: each picture is one of a
      // few.
      const looks = [await picture(page)];
      for (const theme of themesFor(isolation, at === 0 || process.env.CE_E2E_ALL ? 'all' : 'worst')) {
        let difference: ImageDifference | undefined;
        let themed = looks[0] as Buffer;
        for (let tries = 0; tries < 4 && difference?.pixels !== 0; tries++) {
          const undress = await wearTheme(page, theme);
          themed = await picture(page);
          await undress();
          difference = closest(looks, themed);
          if (difference.pixels === 0) continue;
          looks.push(await picture(page));
          difference = closest(looks, themed);
        }
        if (!difference?.pixels) continue;
        different.push(`${frame} under ${theme}: ${difference.pixels} pixels`);
        await info.attach(`${frame} blank`, { body: looks[0] as Buffer, contentType: 'image/png' });
        await info.attach(`${frame} under ${theme}`, { body: themed, contentType: 'image/png' });
        if (difference.picture)
          await info.attach(`${frame} difference`, { body: difference.picture, contentType: 'image/png' });
      }
    }
    expect(different).toEqual([]);
  });
}

/** Opens a gallery frame: its island, or its open dialog, on an empty page. */
async function open(page: Page, frame: string, quiet: () => Promise<void>): Promise<void> {
  await page.goto(frame);
  if (frame.startsWith('/gallery/frame/back-to-top/')) await scrollDown(page);
  await quiet();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (ASKS.test(frame)) await expect(page.getByRole('dialog')).toBeVisible();
  if (SAYS_SOMETHING.test(frame)) {
    // React may delay late content by 300 ms.
    const message = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /\w/ });
    await expect(message.first()).toBeVisible();
  }
  await page.evaluate(blurAndFinish);
}

/** The back-to-top button appears only on a long page that is scrolled. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.style.setProperty('height', '3000px', 'important');
    scrollTo(0, 1_500);
  });
  await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCSS('opacity', '1');
}

/** Compares a picture with the closest reference. */
function closest(looks: readonly Buffer[], themed: Buffer): ImageDifference {
  const [first] = looks
    .map((look) => compareImages(look, themed))
    .sort((one, other) => one.pixels - other.pixels);
  return first as ImageDifference;
}

function picture(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'allow', caret: 'initial' });
}

/** A blinking caret or a running transition is not a difference. */
async function blurAndFinish(): Promise<void> {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  (active as HTMLElement | null)?.blur();
  await document.fonts.ready;
}
