import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { WordPress } from './test.ts';

/** Opens a window of a visitor who has chosen the cookies, and returns it. */
export async function visit(
  browser: Browser,
  { url }: WordPress,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...options });
  const settings = JSON.stringify({ mandatory: true, functional: false, marketing: false });
  await context.addCookies([{ name: 'ce-cookieSettings', value: encodeURIComponent(settings), url }]);
  return context.newPage();
}
