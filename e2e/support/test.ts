import { test as base, expect } from '@playwright/test';
import { type PageWatch, watchPages } from './watch-page.ts';

export { expect };

/**
 * Playwright's `test`, which also fails on an uncaught error, an unexpected console error or a violation of
 * the content security policy on any page of the test.
 */
export const test = base.extend<{ watch: PageWatch; expectConsole: PageWatch['expectConsole'] }>({
  watch: [
    async ({ context }, use) => {
      const watch = await watchPages(context);
      await use(watch);
      await watch.catchUp();
      expect(watch.problems, 'problems on the page').toEqual([]);
    },
    { auto: true },
  ],
  /** Expects console errors that match, such as Chromium's own about a failed request. */
  expectConsole: async ({ watch }, use) => use(watch.expectConsole),
});
