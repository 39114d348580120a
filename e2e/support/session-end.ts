import { expect, type Locator, type Page } from '@playwright/test';
import { loginDialog } from './login-dialog.ts';

/** A page whose session can end, and begin again. */
export interface Session {
  /** Ends the session on the server, without telling the page. */
  end: () => Promise<void>;
  /** Logs the same user in by the dialog that the page has opened; fails if the page is loaded anew. */
  renew: () => Promise<void>;
}

/** Ends the session on the server, as a link of the site does, without telling the page. */
export async function endSession(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
  await page.request.get('/logout', { headers, maxRedirects: 0 });
}

/**
 * The session of the user whom the page was written for.
 *
 * @param quiet waits until nothing is being loaded, which the end of the session would refuse, too
 */
export async function sessionOf(page: Page, quiet: () => Promise<void>): Promise<Session> {
  await quiet();
  const email = await page.evaluate(() => {
    document.documentElement.dataset.isSamePage = '';
    return JSON.parse(document.querySelector('#ce-payload')?.textContent ?? '{}').user.email as string;
  });
  const login = loginDialog(page);
  return {
    async end() {
      await quiet();
      await endSession(page);
    },
    async renew() {
      await expectActive(login.email);
      await login.logIn(email);
      await expect(login.dialog).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-is-same-page', '');
    },
  };
}

/** Expects the focus there, also while the browser's own list of downloads has taken it from the page. */
export async function expectActive(target: Locator): Promise<void> {
  const isActive = (element: Element) =>
    (element.getRootNode() as Document | ShadowRoot).activeElement === element;
  await expect.poll(() => target.evaluate(isActive)).toBe(true);
}

/** Expects the focus somewhere on the page, as of someone who has pressed something. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
}
