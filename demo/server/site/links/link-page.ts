import type { Context } from 'hono';
import type { SiteEnvironment } from '../../session/session.ts';

/** What the page of a link shows: what its button will do, or why there is nothing to do. */
export interface LinkPage {
  title: string;
  text: string;
  /** The button that posts the form; none if there is nothing to do. */
  button?: { title: string; isDangerous?: boolean };
  /** A link to go on by, if there is nothing to do. */
  way?: { title: string; address: string; opensLogin?: boolean };
  /** Where a login on this page goes. @default `/`, since a used link leads nowhere */
  back?: string;
}

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
export function spentPage(next: string, ways: Pick<LinkPage, 'way' | 'back'> = toLogin('/')): LinkPage {
  return { title: 'This link no longer works', text: `${USED} ${next}`, ...ways };
}

/** A way to the login, and from there to a path of the site. */
export function toLogin(path: string): Required<Pick<LinkPage, 'way' | 'back'>> {
  const address = `/login?to=${encodeURIComponent(path)}`;
  return { way: { title: 'Log in', address, opensLogin: true }, back: path };
}
