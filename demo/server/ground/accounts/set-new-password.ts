import { hashPassword } from '../../base/passwords.ts';
import { inTransaction } from '../../base/transaction.ts';
import type { Ground } from '../ground.ts';
import { accountMail } from '../mail/account-mail.ts';
import type { UserRecord } from '../users/user-record.ts';
import { issueObjection } from './objections.ts';
import { renewStamp } from './renew-stamp.ts';

/** The hash of a password for whoever has a mailed code; `undefined` if the code opens nothing. */
export async function hashForCode(
  { codes, passwordCost }: Ground,
  code: string,
  password: string,
): Promise<string | undefined> {
  return codes.ownerOf('reset-password', code) && hashPassword(password, passwordCost);
}

/** Sets the password of the code's owner, and ends all that the old one opened. @returns whether the code was good */
export function setPasswordByCode(ground: Ground, code: string, passwordHash: string): boolean {
  return inTransaction(ground.database, () => {
    const user = ground.codes.redeem('reset-password', code);
    // Whoever reads the mail owns the address.
    if (user) replacePassword(ground, user, passwordHash, { changes: { emailVerified: true } });
    return user !== undefined;
  });
}

/** Stores a new password, ends what the old one opened, and tells the user. */
export function replacePassword(
  ground: Ground,
  user: UserRecord,
  passwordHash: string,
  {
    changes = {},
    keptSessionId,
  }: { changes?: Partial<Omit<UserRecord, 'id'>>; keptSessionId?: string | null | undefined } = {},
): UserRecord {
  const requiredActions = user.requiredActions.filter((action) => action !== 'changeInitialPassword');
  return inTransaction(ground.database, () => {
    ground.outbox.put(
      user.email,
      accountMail('passwordChanged', user, { objection: issueObjection(ground, user) }),
    );
    return renewStamp(ground, user.id, { ...changes, passwordHash, requiredActions }, keptSessionId);
  });
}
