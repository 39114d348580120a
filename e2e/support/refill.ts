import type { Locator } from '@playwright/test';

/** Replaces the value of a field. In automated Firefox, `fill` appends to an existing address. */
export async function refill(field: Locator, text: string): Promise<void> {
  await field.clear();
  await field.fill(text);
}
