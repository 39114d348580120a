import type { Locator } from '@playwright/test';

/**
 * Replaces a field's text by keys. Where each change counts before the field is left, Playwright's `fill` does not
 * do: in Firefox it sets the value in a way that React takes for its own.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
