import { ADDRESSES } from './support/addresses.ts';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { layoutShift, watchLayoutShift } from './support/layout-shift.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

for (const { path, status } of ADDRESSES) {
  test(`${path} answers ${status}, has one heading of its own, is accessible, and fits 320 px; nothing moves`, async ({
    page,
    browserName,
    expectConsole,
  }) => {
    // Firefox has no layout-shift entries.
    const seesMoves = browserName === 'chromium';
    if (seesMoves) await watchLayoutShift(page);
    if (status !== 200) expectConsole(/Failed to load resource.*40[34]/);
    await consent(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await settled(page);
    if (seesMoves) expect(await layoutShift(page), 'at 1280 px').toEqual({ sum: 0, moved: [] });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[data-ce-status="failed"]')).toHaveCount(0);
    await checkAxe(page);

    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'width of the page at 320 px').toBeLessThanOrEqual(320);
    if (!seesMoves) return;

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await settled(page);
    expect(await layoutShift(page), 'at 390 px').toEqual({ sum: 0, moved: [] });
  });
}
