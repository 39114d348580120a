import { inTransaction } from '../../base/transaction.ts';
import { noteLogin, signIn } from '../../ground/accounts/sign-in.ts';
import { userOf } from '../../ground/accounts/user-of.ts';
import type { Ground } from '../../ground/ground.ts';
import { sameOriginPath } from '../back-url.ts';
import { codeOf, type Link, spentPage, toLogin } from './link-page.ts';

/** The link of the second factor's mail (spec S§4). */
export function loginLink(ground: Ground): Link {
  const { database, codes, origins } = ground;
  return {
    path: '/login/2fa',
    page(c) {
      const back = sameOriginPath(c.req.query('back'), origins.site) ?? '/';
      const user = codes.ownerOf('sign-in', codeOf(c));
      if (user) {
        const text = `You log in as ${user.email} in this browser.`;
        return { title: 'Finish logging in', text, button: { title: 'Log in' } };
      }
      if (!userOf(c.get('session'), ground)) return spentPage('Please log in again.', toLogin(back));
      return spentPage('You are logged in.', { link: { title: 'Continue', address: back } });
    },
    act: (c) =>
      inTransaction(database, () => {
        const user = codes.redeem('sign-in', codeOf(c));
        if (!user) return undefined;
        // This browser has no open login form: show the message on the next page.
        signIn(c, ground, noteLogin(ground, user), { checkSheets: true });
        return sameOriginPath(c.req.query('back'), origins.site) ?? '/';
      }),
  };
}
