import type { Locator, Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { settled } from './support/settled.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const TEXT = 'Swatches of the whole range, to choose by colour';
const trigger = (page: Page) => page.getByRole('main').getByRole('link', { name: 'All products' });
const tooltip = (page: Page) => page.getByText(TEXT).filter({ visible: true });

test.beforeEach(async ({ page }) => consent(page));

async function open(page: Page): Promise<void> {
  await page.goto('/sheets');
  await expect(trigger(page)).toHaveAccessibleDescription(TEXT);
  await settled(page);
  // The link is below the list of sheets, whose hits are of another height than the server-rendered ones.
  await expect(page.getByRole('button', { name: /^Load \d+ more$/ })).toBeVisible();
  await trigger(page).scrollIntoViewIfNeeded();
  // Fetched at the first scroll.
  await expect(page.locator('[data-ce-widget="back-to-top"][data-ce-status="ready"]')).toBeAttached();
}

/** Moves the focus to the link by keyboard, from the element before it. */
async function reach(page: Page): Promise<void> {
  await trigger(page).focus();
  await page.keyboard.press('Shift+Tab');
  await tabTo(trigger(page), { atMost: 1 });
}

async function middleOf(place: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

test('400 ms after the pointer, above its link; the pointer may move onto it, and Escape dismisses it (row 23)', async ({
  page,
}) => {
  await open(page);
  // After the page's requests: a file still loading when the clock leaps an hour would count as timed out.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await trigger(page).hover();
  await page.clock.runFor(399);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toBeVisible();
  await expect(tooltip(page)).toHaveCSS('font-family', /sans-serif/);
  const [x, y] = await middleOf(tooltip(page));
  expect(y).toBeLessThan((await middleOf(trigger(page)))[1]);

  await page.mouse.move(x, y, { steps: 12 });
  await page.clock.runFor(60_000);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);

  await page.mouse.move(4, 4);
  await trigger(page).hover();
  await page.clock.runFor(400);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(4, 4);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.resume();
});

test('with the keyboard’s focus at once; it stays with it whatever the pointer does, and Escape keeps the focus', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page);
  await page.evaluate(() => scrollTo(0, 0));
  await checkAxe(page);
  await trigger(page).scrollIntoViewIfNeeded();
  await page.mouse.move(200, 200);
  await reach(page);
  await expect(tooltip(page)).toBeVisible();
  // The head of the list, which sticks to the window's top, covers a line in part; from the page's top all targets were seen.
  await checkAxe(page, { without: ['target-size'] });
  await page.mouse.move(600, 300, { steps: 5 });
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveCount(0);
});

test('on a phone it lies within the window, and follows its link when the page is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page);
  await reach(page);
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  const gap = async () => (await middleOf(trigger(page)))[1] - (await middleOf(tooltip(page)))[1];
  const before = await gap();
  await page.evaluate(() => scrollBy(0, 40));
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(gap).toBeCloseTo(before, 0);
});
