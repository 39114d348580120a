import { inTransaction } from '../../base/transaction.ts';
import type { Ground } from '../ground.ts';
import { accountMail } from '../mail/account-mail.ts';
import type { UserRecord } from '../users/user-record.ts';
import { issueObjection } from './objections.ts';

/** Asks a new user to confirm the address. */
export function sendVerification({ codes, outbox, origins }: Ground, user: UserRecord): void {
  const link = `${origins.site}/verify-email?token=${codes.issue('verify-email', user)}`;
  outbox.put(user.email, accountMail('verification', user, { link }));
}

/** Sends the login link of a user with two-factor login. @param back path to open after the login, if any */
export function sendSignInLink(ground: Ground, user: UserRecord, back: string | null): void {
  const { codes, database, origins, outbox } = ground;
  inTransaction(database, () => {
    const query = new URLSearchParams({ code: codes.issue('sign-in', user), ...(back ? { back } : {}) });
    outbox.put(user.email, accountMail('signIn', user, { link: `${origins.site}/login/2fa?${query}` }));
  });
}

/** Sends a link to set a new password. Earlier ones stay valid until one is used, since anybody may request another. */
export function sendPasswordReset({ codes, outbox, origins }: Ground, user: UserRecord): void {
  const link = `${origins.site}/reset-password?token=${codes.issue('reset-password', user)}`;
  outbox.put(user.email, accountMail('resetPassword', user, { link }));
}

/**
 * Asks for confirmation at the new address, and warns the present one. A second change replaces the first (decision
 * 48). The same address again only repeats its mail, without another warning.
 */
export function sendEmailChange(ground: Ground, user: UserRecord, newEmail: string): void {
  if (user.newEmail !== newEmail)
    ground.outbox.put(
      user.email,
      accountMail('emailChangeAsked', user, { email: newEmail, objection: issueObjection(ground, user) }),
    );
  ground.codes.withdraw('change-email', user.id);
  const code = ground.codes.issue('change-email', user);
  const link = `${ground.origins.site}/confirm-email?token=${code}`;
  ground.outbox.put(newEmail, accountMail('changeEmail', user, { email: newEmail, link }));
}

/** Asks to confirm the deletion of the account. */
export function sendAccountDeletion(ground: Ground, user: UserRecord): void {
  const { codes, outbox, origins } = ground;
  codes.withdraw('delete-account', user.id);
  const link = `${origins.site}/delete-account/confirm?token=${codes.issue('delete-account', user)}`;
  outbox.put(
    user.email,
    accountMail('deleteAccount', user, { link, objection: issueObjection(ground, user) }),
  );
}
