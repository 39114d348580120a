import type { Ground } from '../../ground/ground.ts';
import { setNextOnce } from '../../ground/session/once-only.ts';
import { codeOf, type Link, spentPage, toLogin } from './link-page.ts';

/** The link of the verification mail. Not used up, so that following it twice reports success again. */
export function verifyEmail({ users, codes }: Ground): Link {
  return {
    path: '/verify-email',
    page(c) {
      const user = codes.ownerOf('verify-email', codeOf(c));
      if (!user) return spentPage('Log in to have a new one sent to you.');
      if (user.emailVerified) {
        const text = 'Your email address was confirmed already. You can log in.';
        return { title: 'All is well', text, ...toLogin('/') };
      }
      return {
        title: 'Confirm your email address',
        text: `Once you have confirmed ${user.email}, you can log in with it.`,
        button: { title: 'Confirm email address' },
      };
    },
    act(c) {
      const user = codes.ownerOf('verify-email', codeOf(c));
      if (!user || user.emailVerified) return undefined;
      users.change(user.id, { emailVerified: true });
      const text = 'Your email address is confirmed. You can log in now.';
      setNextOnce(c, { actionMessage: { type: 'success', text } });
      return '/';
    },
  };
}
