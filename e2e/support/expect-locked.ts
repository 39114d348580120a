import { expect, type Locator } from '@playwright/test';

/** Tries everything that closes other dialogs, and to leave this one by keyboard; it must stay open. */
export async function expectLocked(dialog: Locator): Promise<void> {
  const page = dialog.page();
  await expect(dialog).toBeVisible();
  for (let count = 0; count < 7; count++) await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let count = 0; count < 8; count++) {
      await page.keyboard.press(key);
      expect(await holdsFocus(dialog), `focus inside after ${key}`).toBe(true);
    }
  }
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
}

function holdsFocus(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => {
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    return element.contains(activeElement);
  });
}
