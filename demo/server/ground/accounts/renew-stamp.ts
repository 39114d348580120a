import { newSecret } from '../../base/secrets.ts';
import { inTransaction } from '../../base/transaction.ts';
import type { Ground } from '../ground.ts';
import type { UserRecord } from '../users/user-record.ts';

/**
 * Gives the user a new security stamp: all sessions but one end, and every code, token and ticket issued so far is
 * void.
 *
 * @param changes further fields of the user, such as the new password's hash
 * @param keptSessionId the session of the request
 */
export function renewStamp(
  { database, users, sessions }: Pick<Ground, 'database' | 'users' | 'sessions'>,
  userId: string,
  changes: Partial<Omit<UserRecord, 'id' | 'stamp'>> = {},
  keptSessionId: string | null = null,
): UserRecord {
  const stamp = newSecret();
  return inTransaction(database, () => {
    sessions.endOthers(userId, keptSessionId);
    const kept = keptSessionId === null ? undefined : sessions.byId(keptSessionId);
    if (kept) sessions.change(kept, { stamp });
    // The link that would confirm a pending address is void, too.
    return users.change(userId, { newEmail: null, ...changes, stamp });
  });
}
