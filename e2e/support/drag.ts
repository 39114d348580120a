import type { Locator } from '@playwright/test';

/** Takes something by its handle, and drags it down or up by some px. It is not dropped yet. */
export async function drag(handle: Locator, distance: number): Promise<void> {
  const { mouse } = handle.page();
  // Also waits until it has stopped moving.
  await handle.hover();
  const { x, y, width, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [middle, from] = [x + width / 2, y + height / 2];
  await mouse.down();
  await mouse.move(middle, from + distance, { steps: 5 });
}
