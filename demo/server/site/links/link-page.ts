import type { Context } from 'hono';
import type { SiteEnvironment } from '../../ground/session/session.ts';
import type { LinkPage } from '../../pages/page-dependencies.ts';

/**
 * An address that is mailed, or linked to change something. A GET shows its page and changes nothing, since scanners of
 * mails and foreign pages make GETs; the page's button posts to the same address.
 */
export interface Link {
  path: string;
  page(c: Context<SiteEnvironment>): LinkPage;
  /**
   * Does what the button says, with the query of the address.
   *
   * @returns where to go; `undefined` if there is nothing to do any more: then the page says why
   */
  act(c: Context<SiteEnvironment>, form: URLSearchParams): string | undefined | Promise<string | undefined>;
}

/** The code in the address of a mailed link. */
export function codeOf({ req }: Context): string {
  return req.query('token') ?? req.query('code') ?? '';
}

/** First sentence about a code that opens nothing. */
export const USED = 'This link was used already or is too old.';

/** The page of a link whose code opens nothing. @param next what to do instead, as a sentence */
export function spentPage(next: string, links: Pick<LinkPage, 'link' | 'back'> = toLogin('/')): LinkPage {
  return { title: 'This link no longer works', text: `${USED} ${next}`, ...links };
}

/** A way to the login, and from there to a path of the site. */
export function toLogin(path: string): Required<Pick<LinkPage, 'link' | 'back'>> {
  const address = `/login?to=${encodeURIComponent(path)}`;
  return { link: { title: 'Log in', address, opensLogin: true }, back: path };
}
