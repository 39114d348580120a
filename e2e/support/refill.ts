import type { Locator } from '@playwright/test';

/** Replaces what a field holds. Firefox, as it is driven here, adds to an address that `fill` finds. */
export async function refill(field: Locator, text: string): Promise<void> {
  await field.clear();
  await field.fill(text);
}
