import type { Page } from '@playwright/test';

/** Identities of the demo site. */
export type DemoUser = 'visitor' | 'registered' | 'validated' | 'internal' | 'editor' | 'competitor-viewer';

/** Signs in through the demo's switch and opens `to`. */
export async function signIn(page: Page, as: DemoUser, to = '/'): Promise<void> {
  await page.goto(`/demo/sign-in?${new URLSearchParams({ as, to })}`);
}
