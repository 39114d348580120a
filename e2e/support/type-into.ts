import type { Locator } from '@playwright/test';

/**
 * Replaces a field's text by typing. Needed where each change counts before blur: in Firefox, `fill` sets the value in
 * a way that React attributes to itself.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
