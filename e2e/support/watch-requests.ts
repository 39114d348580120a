import { expect, type Page } from '@playwright/test';
import { settled } from './settled.ts';

/**
 * Records the page's requests from now on.
 *
 * @returns waits until the page has settled and makes no more requests, including prefetches of islands that are ready
 */
export function watchRequests(page: Page): () => Promise<void> {
  let started = 0;
  let ended = 0;
  page.on('request', () => started++);
  page.on('requestfinished', () => ended++);
  page.on('requestfailed', () => ended++);
  return () =>
    expect(async () => {
      const before = started;
      await settled(page);
      expect({ started, ended }).toEqual({ started: before, ended: before });
    }).toPass({ timeout: 10_000, intervals: [0] });
}
