import type { Page } from '@playwright/test';

/** Identities of the demo site. */
export type DemoUser = 'visitor' | 'registered' | 'validated' | 'internal' | 'editor' | 'competitor-viewer';

/**
 * Signs in through the demo's switch and opens `to`. The page is left first: the switch ends its session, and a request
 * still on its way would be refused.
 */
export async function signIn(page: Page, as: DemoUser, to = '/'): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(`/demo/sign-in?${new URLSearchParams({ as, to })}`);
}
