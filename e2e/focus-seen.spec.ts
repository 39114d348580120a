import type { Page } from '@playwright/test';
import { consent } from './support/consent.ts';
import { hiddenFocus } from './support/focus-seen.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const STOPS = 40;

/** Makes the page's header sticky, as on many sites, and sets `scroll-padding` to match. */
async function fixHeader(page: Page): Promise<void> {
  await page.evaluate(() => {
    const header = document.querySelector('body > header');
    const height = header?.getBoundingClientRect().height ?? 0;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      body > header { position: sticky; inset-block-start: 0; z-index: 10; background: Canvas }
      html { scroll-padding-block-start: ${height}px }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

for (const path of ['/profile', '/contact']) {
  for (const size of [
    { width: 1280, height: 560 },
    { width: 390, height: 560 },
  ]) {
    test(`${path} at ${size.width} px: below a header that stays, ${STOPS} stops of the keyboard forth and back are seen`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await consent(page);
      await signIn(page, 'validated', path);
      await settled(page);
      await fixHeader(page);
      const hidden: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let pressed = 0; pressed < STOPS; pressed++) {
          await page.keyboard.press(key);
          const found = await hiddenFocus(page);
          if (found) hidden.push(`${key} ${pressed + 1}: ${found}`);
        }
      }
      expect(hidden).toEqual([]);
    });
  }
}
