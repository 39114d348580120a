import { consent } from './support/consent.ts';
import { expect, test } from './support/test.ts';

// Firefox does not support emulated media here.
test('scrolls to the top without animation for users who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await consent(page);
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 2_000));
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeVisible();
  expect(await button.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button.click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.resume();
});
