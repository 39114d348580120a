import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Back to top' });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const scrollDown = (page: Page, top: number) => page.evaluate((to) => scrollTo(0, to), top);
const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => consent(page));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await expect(page.locator('[data-ce-widget="back-to-top"]')).toHaveAttribute('data-ce-status', 'waiting');
  await scrollDown(page, 1);
  await expect(page.locator('[data-ce-widget="back-to-top"]')).toHaveAttribute('data-ce-status', 'ready');
}

test('appears below one window height, and scrolls to the top in 400 ms (row 22)', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const { height = 0 } = page.viewportSize() ?? {};
  await expect(button(page)).toHaveCount(0);
  await scrollDown(page, height);
  await expect(button(page)).toHaveCount(0);
  await scrollDown(page, height + 200);
  await expect(button(page)).toBeVisible();
  await checkAxe(page);

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(page).click();
  await page.clock.runFor(200);
  expect(await scrollTop(page)).toBeGreaterThan(0);
  expect(await scrollTop(page)).toBeLessThan(height);
  await page.clock.runFor(240);
  expect(await scrollTop(page)).toBe(0);
  await page.clock.resume();
  await expect(button(page)).toHaveCount(0);
});

test('appears beyond the scroll position of the prop breakpoint', async ({ page }) => {
  await open(page, '/gallery/frame/back-to-top/own-breakpoint');
  await scrollDown(page, 200);
  await expect(button(page)).toHaveCount(0);
  await scrollDown(page, 220);
  await expect(button(page)).toBeVisible();
});

test('by keyboard: it is the last stop, stays while it has the focus, and the next stop is the first of the page', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Cookie settings' }).focus();
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await scrollDown(page, 0);
  await expect(button(page)).toBeFocused();
  await scrollDown(page, 2_000);
  await page.keyboard.press('Enter');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('does not cover the end of the page on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await scrollDown(page, 1_000_000);
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  const box = await button(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  expect(await textsBelow(page, box ?? { x: 0, y: 0, width: 0, height: 0 })).toEqual([]);
});

test('hides on a phone while it would cover the focused element', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/products');
  await scrollDown(page, 2_000);
  await expect(button(page)).toBeVisible();
  const { y: top = 0 } = (await button(page).boundingBox()) ?? {};
  const hearts = page.getByRole('main').getByRole('button', { name: /^Save to My sheets: / });
  const atTheEdge = await hearts.evaluateAll((all) =>
    all.findIndex((heart) => {
      const { right, top } = heart.getBoundingClientRect();
      return right > 350 && top > 200;
    }),
  );
  expect(atTheEdge, "a heart at the window's edge").toBeGreaterThan(-1);
  const heart = hearts.nth(atTheEdge);
  await heart.focus();
  const { y = 0 } = (await heart.boundingBox()) ?? {};
  await page.evaluate((by) => scrollBy(0, by), y - top);
  await expect(button(page)).toHaveCount(0);
  await page.evaluate(() => scrollBy(0, 300));
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => scrollBy(0, -300));
  await expect(button(page)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await scrollDown(page, 2_000);
  await expect(button(page)).toBeVisible();
});

for (const width of [390, 768, 1000]) {
  test(`does not lie under the basket's bar at ${width} px, nor with the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/products?i=coatings');
    await page
      .getByRole('button', { name: /^Compare: / })
      .first()
      .click();
    const bar = page.getByRole('region', { name: 'Comparison basket' }).getByRole('button', { name: /of 4/ });
    await expect(bar).toBeVisible();
    await scrollDown(page, 2_000);
    await expect(button(page)).toBeVisible();
    await button(page).focus();
    // The topmost element at the button's corners is the button.
    await expect
      .poll(() =>
        button(page).evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const root = element.getRootNode() as ShadowRoot;
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return [
            [x, top + 3],
            [x, bottom - 3],
            [left + 3, y],
            [right - 3, y],
          ].every(([at = 0, down = 0]) => {
            return (
              document.elementFromPoint(at, down) === root.host && root.elementFromPoint(at, down) !== null
            );
          });
        }),
      )
      .toBe(true);
  });
}

/** Lines of text in the footer that overlap a box on the screen. */
function textsBelow(page: Page, box: { x: number; y: number; width: number; height: number }) {
  return page.getByRole('contentinfo').evaluate((footer, { x, y, width, height }) => {
    const walker = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const isBelow = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) => left < x + width && right > x && top < y + height && bottom > y,
      );
      if (isBelow && node.textContent?.trim()) found.push(node.textContent);
    }
    return found;
  }, box);
}
