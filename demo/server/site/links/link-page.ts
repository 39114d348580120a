import type { Context } from 'hono';
import type { SiteEnvironment } from '../../ground/session/session.ts';
import type { LinkPage } from '../../pages/page-dependencies.ts';

/**
 * A mailed address, or a link with an action. A GET shows its page and changes nothing, since mail scanners and foreign
 * pages make GETs; the page's button posts to the same address.
 */
export interface Link {
  path: string;
  page(c: Context<SiteEnvironment>): LinkPage;
  /**
   * Runs the button's action, with the query of the address.
   *
   * @returns the next address; `undefined` if there is nothing left to do, as the page then says
   */
  act(c: Context<SiteEnvironment>, form: URLSearchParams): string | undefined | Promise<string | undefined>;
}

/** Returns the code in the address of a mailed link. */
export function codeOf({ req }: Context): string {
  return req.query('token') ?? req.query('code') ?? '';
}

/** First sentence about a void code. */
export const USED = 'This link was used already or is too old.';

/** Returns the page of a link whose code is void. @param next sentence about what to do instead */
export function spentPage(next: string, links: Pick<LinkPage, 'link' | 'back'> = toLogin('/')): LinkPage {
  return { title: 'This link no longer works', text: `${USED} ${next}`, ...links };
}

/** Returns a link to the login, and from there to a path of the site. */
export function toLogin(path: string): Required<Pick<LinkPage, 'link' | 'back'>> {
  const address = `/login?to=${encodeURIComponent(path)}`;
  return { link: { title: 'Log in', address, opensLogin: true }, back: path };
}
