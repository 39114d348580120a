import type { Page } from '@playwright/test';

/** The cookie settings of a visitor who has chosen. */
export interface Consent {
  functional: boolean;
  marketing: boolean;
}

/** Stores cookie settings in advance, so that the page does not ask. Default: mandatory cookies only. */
export async function consent(page: Page, settings: Partial<Consent> = {}): Promise<void> {
  const value = JSON.stringify({ mandatory: true, functional: false, marketing: false, ...settings });
  await page
    .context()
    .addCookies([
      { name: 'ce-cookieSettings', value: encodeURIComponent(value), domain: 'localhost', path: '/' },
    ]);
}
