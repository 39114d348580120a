import type { Page } from '@playwright/test';

/** The cookie settings of a visitor who has chosen. */
export interface Consent {
  functional: boolean;
  marketing: boolean;
}

/** Sets the cookie settings beforehand, so that the page asks nothing. Default: only what is mandatory. */
export async function consent(page: Page, settings: Partial<Consent> = {}): Promise<void> {
  const value = JSON.stringify({ mandatory: true, functional: false, marketing: false, ...settings });
  await page
    .context()
    .addCookies([
      { name: 'ce-cookieSettings', value: encodeURIComponent(value), domain: 'localhost', path: '/' },
    ]);
}
