import type { Page } from '@playwright/test';

/** Demo users whose state a test changes: each test has one of its own. */
export type FreshUser =
  | 'initial-password'
  | 'outdated-policy'
  | 'all-due'
  | 'validated'
  | 'registered'
  | 'two-factor';

const address = (as: string, to: string) =>
  `/demo/sign-in?${new URLSearchParams({ as, to, ...(as === 'visitor' ? {} : { fresh: '' }) })}`;

/** Signs in as somebody new who is what a demo user was at first, and arrives at `to`. */
export async function signInAfresh(page: Page, as: FreshUser, to = '/'): Promise<void> {
  await page.goto(address(as, to));
}

/** Makes somebody new who is what a demo user was at first, and signs nobody in; gives back the address. */
export async function freshAccount(page: Page, as: FreshUser): Promise<string> {
  const html = await (await page.request.get(address(as, '/contact'))).text();
  const email = /"email":"([^"]+\+[^"]+)"/.exec(html)?.[1];
  if (!email) throw new Error(`There is no demo user "${as}"`);
  await page.request.get(address('visitor', '/contact'));
  return email;
}
