import type { Locator, Page } from '@playwright/test';
import { refill } from './refill.ts';

/** Puts a text into a field in place of its value. */
export type Enter = (page: Page, field: Locator, text: string) => Promise<void>;

/** The ways in which a text comes into a field. */
export const ENTRIES: Readonly<Record<'keys' | 'paste' | 'fill', Enter>> = {
  async keys(page, field, text) {
    await field.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  async paste(page, field, text) {
    // Pages may not write to the clipboard in every browser: the text of a field beside it is copied.
    await field.evaluate((control, copied) => {
      const carrier = document.createElement('textarea');
      carrier.value = copied;
      control.after(carrier);
      carrier.select();
      document.execCommand('copy');
      carrier.remove();
    }, text);
    await field.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+v');
  },
  fill: (_, field, text) => refill(field, text),
};
