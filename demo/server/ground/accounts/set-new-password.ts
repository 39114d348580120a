import { hashPassword } from '../../base/passwords.ts';
import { inTransaction } from '../../base/transaction.ts';
import type { Ground } from '../ground.ts';
import { accountMail } from '../mail/account-mail.ts';
import type { UserRecord } from '../users/user-record.ts';
import { issueObjection } from './objections.ts';
import { renewStamp } from './renew-stamp.ts';

/** Hashes a password for the owner of a mailed code; `undefined` if the code is void. */
export async function hashForCode(
  { codes, passwordCost }: Ground,
  code: string,
  password: string,
): Promise<string | undefined> {
  return codes.ownerOf('reset-password', code) && hashPassword(password, passwordCost);
}

/** Sets the password of the code's owner, and ends all sessions and codes. @returns whether the code was valid */
export function setPasswordByCode(ground: Ground, code: string, passwordHash: string): boolean {
  return inTransaction(ground.database, () => {
    const user = ground.codes.redeem('reset-password', code);
    // Reading the mail proves that the user owns the address.
    if (user) replacePassword(ground, user, passwordHash, { changes: { emailVerified: true } });
    return user !== undefined;
  });
}

/** Stores a new password, ends all sessions and codes, and notifies the user. */
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
