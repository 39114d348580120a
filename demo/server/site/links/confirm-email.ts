import { inTransaction } from '../../base/transaction.ts';
import { isAddressTaken } from '../../ground/accounts/is-address-taken.ts';
import { issueObjection } from '../../ground/accounts/objections.ts';
import { renewStamp } from '../../ground/accounts/renew-stamp.ts';
import { userOf } from '../../ground/accounts/user-of.ts';
import type { Ground } from '../../ground/ground.ts';
import { accountMail } from '../../ground/mail/account-mail.ts';
import { setNextOnce } from '../../ground/session/once-only.ts';
import { codeOf, type Link, spentPage } from './link-page.ts';

/** The link of the mail to a new address. Using it ends all other sessions of the user. */
export function confirmEmail(ground: Ground): Link {
  const { database, codes, outbox } = ground;
  return {
    path: '/confirm-email',
    page(c) {
      const { email, newEmail } = codes.ownerOf('change-email', codeOf(c)) ?? {};
      const profile = { link: { title: 'Your profile', address: '/profile' } };
      if (!newEmail) return spentPage('You can change your address again in your profile.', profile);
      return {
        title: 'Confirm your new email address',
        text: `Once you have confirmed it, you log in with ${newEmail} instead of ${email}, and all your other devices are logged out.`,
        button: { title: 'Confirm new address' },
      };
    },
    act: (c) =>
      inTransaction(database, () => {
        const user = codes.redeem('change-email', codeOf(c));
        if (!user?.newEmail) return undefined;
        const { id, newEmail } = user;
        if (isAddressTaken(ground, newEmail, id)) {
          const text = 'This email address is already in use.';
          setNextOnce(c, { actionMessage: { type: 'error', text } });
          return '/';
        }
        const isOwn = userOf(c.get('session'), ground)?.id === id;
        const objection = issueObjection(ground, user);
        const changed = renewStamp(ground, id, { email: newEmail }, isOwn ? c.get('session').id : null);
        outbox.put(user.email, accountMail('emailChanged', changed, { email: newEmail, objection }));
        const text = 'Your new email address is confirmed. Use it from now on.';
        setNextOnce(c, { actionMessage: { type: 'success', text } });
        return '/';
      }),
  };
}
