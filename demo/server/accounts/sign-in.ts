import type { Context } from 'hono';
import type { Ground } from '../ground.ts';
import type { Session, SiteEnvironment } from '../session/session.ts';
import { beginSession } from '../session/session-cookie.ts';
import type { UserRecord } from '../users/user-record.ts';

/**
 * Gives the browser a new session in the user's name. The old one ends, so that a session someone else knows
 * (fixation) or a token of the earlier user is worth nothing; what is bound to the browser is taken over.
 *
 * @param changes further fields of the new session
 */
export function signIn(
  c: Context<SiteEnvironment>,
  { sessions, now }: Ground,
  user: UserRecord,
  changes: Partial<Pick<Session, 'editor' | 'checkSheets'>> = {},
): void {
  const { id, formKey, faults } = c.get('session');
  sessions.end(id);
  beginSession(c, sessions);
  const signedInAt = now().toISOString();
  const taken = { formKey, faults, userId: user.id, signedInAt, ...changes };
  c.set('session', sessions.change(c.get('session').id, taken) ?? c.get('session'));
}

/** Notes the time of a login, and that of the one before (spec S§3). */
export function noteLogin({ users, now }: Ground, user: UserRecord): UserRecord {
  return users.change(user.id, { previousLogin: user.lastLogin, lastLogin: now().toISOString() });
}

/** Ends the browser's session; the new one keeps nothing but the browser's faults. */
export function signOut(
  c: Context<SiteEnvironment>,
  { sessions }: Ground,
  changes: Partial<Pick<Session, 'actionMessage'>> = {},
): void {
  const { id, faults } = c.get('session');
  sessions.end(id);
  beginSession(c, sessions);
  c.set('session', sessions.change(c.get('session').id, { faults, ...changes }) ?? c.get('session'));
}
