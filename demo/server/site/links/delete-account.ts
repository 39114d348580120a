import { formatDate } from '../../base/format-date.ts';
import { inTransaction } from '../../base/transaction.ts';
import { objectableUntil } from '../../ground/accounts/objections.ts';
import { isRecentSignIn } from '../../ground/accounts/recent-sign-in.ts';
import { sendAccountDeletion } from '../../ground/accounts/send-mails.ts';
import { signOut } from '../../ground/accounts/sign-in.ts';
import { userOf } from '../../ground/accounts/user-of.ts';
import type { Ground } from '../../ground/ground.ts';
import { setNextOnce } from '../../ground/session/once-only.ts';
import { removeAccount } from '../../user/remove-account.ts';
import { codeOf, type Link, spentPage, toLogin } from './link-page.ts';

const path = '/delete-account';

/** A thief who has changed the address must not be able to delete the account while its owner may still object. */
const waitText = (until: string) =>
  `Your email address was changed lately. The owner of the former address can still object to that, so the account cannot be deleted before ${formatDate(until)}.`;

const OLD_SIGN_IN = 'Your login is more than ten minutes old. Please log in again to delete your account.';

/** Opened from the profile (decision 87): mails the user a link that deletes the account. Needs a recent login. */
export function askToDeleteAccount(ground: Ground): Link {
  const { database, now } = ground;
  return {
    path,
    page(c) {
      const user = userOf(c.get('session'), ground);
      const title = 'Delete your account';
      if (!user) return { title, text: 'Please log in to delete your account.', ...toLogin(path) };
      const until = objectableUntil(ground, user);
      if (until !== undefined) return { title, text: waitText(until), ...PROFILE };
      if (!isRecentSignIn(c.get('session').signedInAt, now()))
        return { title, text: OLD_SIGN_IN, button: { title: 'Log in again' } };
      return {
        title,
        text: `We send a mail to ${user.email}. Its link opens a page that asks once more; nothing is deleted before.`,
        button: { title: 'Send me the mail' },
      };
    },
    act(c) {
      const session = c.get('session');
      const user = userOf(session, ground);
      if (!user || objectableUntil(ground, user) !== undefined) return undefined;
      if (!isRecentSignIn(session.signedInAt, now())) {
        const sessionMessage = { type: 'info', text: OLD_SIGN_IN } as const;
        signOut(c, ground, { showLogin: true, backUrl: path, sessionMessage });
        return toLogin(path).link.address;
      }
      inTransaction(database, () => sendAccountDeletion(ground, user));
      const text = `We have sent a mail to ${user.email}. Follow its link to delete your account.`;
      setNextOnce(c, { actionMessage: { type: 'info', text } });
      return '/';
    },
  };
}

/** The link of that mail. */
export function deleteAccount(ground: Ground): Link {
  const { database, codes } = ground;
  return {
    path: `${path}/confirm`,
    page(c) {
      const user = codes.ownerOf('delete-account', codeOf(c));
      if (!user) return spentPage('Your account can be deleted from your profile.', PROFILE);
      return {
        title: 'Delete your account for good?',
        text: `We delete the account of ${user.email} with everything saved in it. This cannot be undone.`,
        button: { title: 'Delete my account', isDangerous: true },
      };
    },
    act: (c) =>
      inTransaction(database, () => {
        const user = codes.redeem('delete-account', codeOf(c));
        if (!user) return undefined;
        const isOwn = userOf(c.get('session'), ground)?.id === user.id;
        removeAccount(ground, user.id);
        const once = { actionMessage: { type: 'success', text: 'Your account is deleted.' } } as const;
        if (isOwn) signOut(c, ground, once);
        else setNextOnce(c, once);
        return '/';
      }),
  };
}

const PROFILE = { link: { title: 'Your profile', address: '/profile' } };
