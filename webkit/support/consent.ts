import type { Page } from './page.ts';

/** Declines all optional cookies beforehand, so that the page asks nothing. */
export async function consent({ driver, open }: Page): Promise<void> {
  const value = JSON.stringify({ mandatory: true, functional: false, marketing: false });
  // A cookie needs a page of its site; this one is not asked about cookies.
  await open('/data-protection');
  await driver.manage().addCookie({ name: 'ce-cookieSettings', value: encodeURIComponent(value), path: '/' });
}
