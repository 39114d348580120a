import { expect, type Locator } from '@playwright/test';

/** Presses Tab until `target` has focus, also in shadow roots; fails after `atMost` presses. */
export async function tabTo(target: Locator, { atMost = 60, key = 'Tab' } = {}): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < atMost; pressed++) {
    await target.page().keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${target} was not reached by pressing ${key} ${atMost} times`);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    return activeElement === element;
  });
}
