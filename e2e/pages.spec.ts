import { ADDRESSES } from './support/addresses.ts';
import { checkAxe } from './support/axe.ts';
import { consent } from './support/consent.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

for (const { path, status } of ADDRESSES) {
  test(`${path} answers ${status}, has one heading of its own, is accessible, and fits 320 px`, async ({
    page,
    expectConsole,
  }) => {
    if (status !== 200) expectConsole(/Failed to load resource.*40[34]/);
    await consent(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[data-ce-status="failed"]')).toHaveCount(0);
    await checkAxe(page);

    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'width of the page at 320 px').toBeLessThanOrEqual(320);
  });
}
