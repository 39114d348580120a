import type { Page } from '@playwright/test';

/** Demo users whose state tests change: each test gets a copy. */
export type FreshUser =
  | 'initial-password'
  | 'outdated-policy'
  | 'all-due'
  | 'validated'
  | 'registered'
  | 'two-factor';

const address = (as: string, to: string) =>
  `/demo/sign-in?${new URLSearchParams({ as, to, ...(as === 'visitor' ? {} : { fresh: '' }) })}`;

/** Signs in as a new copy of a demo user, and opens `to`. */
export async function signInAfresh(
  page: Page,
  as: FreshUser,
  to = '/',
  options?: Parameters<Page['goto']>[1],
): Promise<void> {
  await page.goto(address(as, to), options);
}

/** Creates a copy of a demo user without signing in; returns its address. */
export async function freshAccount(page: Page, as: FreshUser): Promise<string> {
  const html = await (await page.request.get(address(as, '/contact'))).text();
  const email = /"email":"([^"]+\+[^"]+)"/.exec(html)?.[1];
  if (!email) throw new Error(`There is no demo user "${as}"`);
  await page.request.get(address('visitor', '/contact'));
  return email;
}
