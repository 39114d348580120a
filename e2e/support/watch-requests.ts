import { expect, type Page, type Request } from '@playwright/test';
import { settled } from './settled.ts';

/**
 * Records the page's requests from now on.
 *
 * @returns waits until the page has settled and makes no more requests, including prefetches of islands that are ready;
 * names those that do not end
 */
export function watchRequests(page: Page): () => Promise<void> {
  let started = 0;
  const open = new Set<Request>();
  page.on('request', (request) => {
    started++;
    // The browser no longer reports how requests of a page end that is being left, such as those with `keepalive`.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () =>
    expect(async () => {
      const before = started;
      await settled(page);
      expect({ started, open: Array.from(open, nameOf) }).toEqual({ started: before, open: [] });
      // On a busy machine, settling alone takes up to half a minute.
    }).toPass({ timeout: 60_000, intervals: [0] });
}

function nameOf(request: Request): string {
  return `${request.method()} ${request.url()}`;
}
