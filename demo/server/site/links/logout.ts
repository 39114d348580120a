import type { Context } from 'hono';
import { signOut } from '../../ground/accounts/sign-in.ts';
import { userOf } from '../../ground/accounts/user-of.ts';
import type { Ground } from '../../ground/ground.ts';
import type { SiteEnvironment } from '../../ground/session/session.ts';
import type { Link } from './link-page.ts';

/** The logout as a page with a button, for links from elsewhere. */
export function logout(ground: Ground): Link {
  return {
    path: '/logout',
    page(c) {
      const user = userOf(c.get('session'), ground);
      if (!user) {
        const link = { title: 'To the start page', address: '/' };
        return { title: 'You are logged out', text: 'Nobody is logged in in this browser.', link };
      }
      return {
        title: 'Log out?',
        text: `You are logged in as ${user.email}.`,
        button: { title: 'Log out' },
      };
    },
    act: (c) => logOut(c, ground),
  };
}

/** Ends the browser's session. @returns the next address */
export function logOut(c: Context<SiteEnvironment>, ground: Ground): string {
  const wasSignedIn = userOf(c.get('session'), ground) !== undefined;
  signOut(c, ground, wasSignedIn ? { actionMessage: { type: 'success', text: 'You are logged out.' } } : {});
  return '/';
}

/**
 * Whether the request is a click on a link of this site, not one of another site or of a prefetching browser. The
 * logout is a link (spec S§2).
 */
export function isFollowedHere({ req }: Context, site: string): boolean {
  if (req.method !== 'GET' || req.header('sec-purpose') !== undefined) return false;
  const from = req.header('sec-fetch-site');
  if (from !== undefined) return from === 'same-origin' && req.header('sec-fetch-mode') === 'navigate';
  // For browsers without that header, such as on plain http other than localhost.
  const referer = req.header('referer');
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === site;
}
