import type { Page } from '@playwright/test';

/** Whom the demo site can make of its visitor. */
export type DemoUser = 'visitor' | 'registered' | 'validated' | 'internal' | 'editor' | 'competitor-viewer';

/** Signs in through the demo's switch and arrives at `to`. */
export async function signIn(page: Page, as: DemoUser, to = '/'): Promise<void> {
  await page.goto(`/demo/sign-in?${new URLSearchParams({ as, to })}`);
}
