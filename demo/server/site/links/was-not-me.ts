import { hashPassword } from '../../base/passwords.ts';
import { newSecret } from '../../base/secrets.ts';
import { inTransaction } from '../../base/transaction.ts';
import { findObjection, withdrawObjections } from '../../ground/accounts/objections.ts';
import { renewStamp } from '../../ground/accounts/renew-stamp.ts';
import type { Ground } from '../../ground/ground.ts';
import { setNextOnce } from '../../ground/session/once-only.ts';
import { removeAccount } from '../../user/remove-account.ts';
import { codeOf, type Link, spentPage } from './link-page.ts';

/**
 * "This was not me", in each mail about a sensitive change: withdraws pending changes, restores the account's address,
 * ends all sessions and codes, invalidates the password, and asks for a new one.
 */
export function wasNotMe(ground: Ground): Link {
  const { database, users, codes, passwordCost } = ground;
  return {
    path: '/was-not-me',
    page(c) {
      const objection = findObjection(ground, codeOf(c));
      if (!objection) return spentPage('Log in, or have a link for a new password sent to you.');
      return {
        title: 'Was this not you?',
        text: `If it was not, we stop what was asked for and log you out everywhere. You then choose a new password for ${objection.email}.`,
        button: { title: 'This was not me' },
      };
    },
    async act(c) {
      const nobodysHash = await hashPassword(newSecret(), passwordCost);
      return inTransaction(database, () => {
        const objection = findObjection(ground, codeOf(c));
        if (!objection) return undefined;
        const { userId, email } = objection;
        const holder = users.byEmail(email);
        // Remove an unverified account that has taken the address meanwhile.
        if (holder && holder.id !== userId && !holder.emailVerified) removeAccount(ground, holder.id);
        withdrawObjections(database, objection);
        const saved = renewStamp(ground, userId, { passwordHash: nobodysHash, email });
        const text = 'We have stopped it and logged you out everywhere. Now choose a new password.';
        setNextOnce(c, { actionMessage: { type: 'success', text } });
        return `/reset-password?token=${codes.issue('reset-password', saved)}`;
      });
    },
  };
}
