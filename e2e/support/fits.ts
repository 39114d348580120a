import { expect, type Locator } from '@playwright/test';

/** Checks that a dialog fits a 320 px phone (a desktop at 400 %): nothing cut off, buttons reachable. */
export async function expectFits(dialog: Locator, buttons: readonly string[]): Promise<void> {
  const page = dialog.page();
  for (const size of [
    { width: 320, height: 568 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
    for (const name of buttons) {
      const button = dialog.getByRole('button', { name });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport();
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}
