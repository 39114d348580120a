import type { Page } from '@playwright/test';
import { checkAxe } from './support/axe.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const frame = (example: string) => `/gallery/frame/notices/${example}`;
const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('a message disappears after ten seconds, an error stays', async ({ page }) => {
  await page.clock.install();
  await page.goto(frame('success'));
  const message = region(page).getByText('Your email address is verified.', { exact: false });
  await page.clock.runFor(1_000);
  await expect(message).toBeVisible();
  await page.clock.runFor(8_000);
  await expect(message).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(message).toHaveCount(0);

  await page.goto(frame('error'));
  await page.clock.runFor(1_000);
  await expect(region(page).getByRole('alert')).toHaveText(/This link has expired/);
  await page.clock.runFor(120_000);
  await expect(region(page).getByRole('alert')).toHaveText(/This link has expired/);
});

test('the timer pauses under the pointer', async ({ page }) => {
  await page.clock.install();
  await page.goto(frame('success'));
  const message = region(page).getByText('Your email address is verified.', { exact: false });
  await page.clock.runFor(1_000);
  await message.hover();
  await page.clock.runFor(60_000);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(11_000);
  await expect(message).toHaveCount(0);
});

test('keyboard only: F6 leads to an error, which is then dismissed', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto(frame('error'));
  await expect(region(page).getByRole('alert')).toHaveText(/This link has expired/);
  await page.keyboard.press('F6');
  await tabTo(region(page).getByRole('button', { name: 'Dismiss' }), { atMost: 2 });
  await page.keyboard.press('Enter');
  await expect(region(page).getByRole('alert')).toHaveText('');
});

test('notices are shown at the bottom centre', async ({ page }) => {
  await page.goto(frame('error'));
  const alert = region(page).getByRole('alert');
  await expect(alert).toHaveText(/This link has expired/);
  const toast = await alert.locator('> *').boundingBox();
  if (!toast) throw new Error('The notice has no size');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs(toast.x + toast.width / 2 - width / 2)).toBeLessThanOrEqual(8);
  expect(toast.y + toast.height).toBeGreaterThan(height - 40);
});

test('a page without a message fetches no code for messages before the first interaction', async ({
  page,
}) => {
  const region = /notice-region/;
  const fetched: string[] = [];
  page.on('request', (request) => region.test(request.url()) && fetched.push(request.url()));
  await page.goto(frame('nothing-to-say'));
  await expect(page.locator('[data-ce-widget="notices"]')).toHaveAttribute('data-ce-status', 'ready');
  expect(fetched).toEqual([]);
  const used = page.waitForRequest(region);
  await page.keyboard.press('Tab');
  await used;
});

test('each kind of message passes axe', async ({ page }) => {
  for (const example of ['success', 'information', 'warning', 'error']) {
    await test.step(example, async () => {
      await page.goto(frame(example));
      await expect(region(page).getByRole('button', { name: 'Dismiss' })).toBeVisible();
      await checkAxe(page);
    });
  }
});
