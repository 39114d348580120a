import { consent } from './support/consent.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await consent(page);
  await page.goto('/gallery/ui');
});

test('a chart is one tab stop, whose points are read by arrow keys; Escape hides the values', {
  tag: '@engines',
}, async ({ page }) => {
  const points = page.getByRole('group', { name: 'L* over the angle' }).getByRole('img');
  await points.first().focus();
  await expect(page.getByText('−15°: L* 104.2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(points.nth(1)).toBeFocused();
  await expect(page.getByText('15°: L* 112.6')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('15°: L* 112.6')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'C* over the angle' }).getByRole('img').first()).toBeFocused();
});

test('the pointer shows the values of the point beside it, within 320 px, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('group', { name: 'C* over the angle' }).getByRole('img').last().hover();
  const box = await page.getByText('110°: C* 17.2').boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
});

test('a row is copied by the button at its end, which appears on focus', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Copy row: a*' });
  // Always visible where hover is not supported, as in headless Firefox.
  const canHover = await page.evaluate(() => matchMedia('(hover: hover)').matches);
  await expect(button).toHaveCSS('opacity', canHover ? '0' : '1');
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Taken along: Alkyd melamine, a*, -3.2')).toBeVisible();
});
