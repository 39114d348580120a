import type { Context } from 'hono';
import type { Ground } from '../ground.ts';
import type { Session, SiteEnvironment } from '../session/session.ts';
import { beginSession } from '../session/session-cookie.ts';
import type { UserRecord } from '../users/user-record.ts';

/**
 * Starts a new session for the user. Ends the old one, against session fixation and tokens of the earlier user; keeps
 * what is bound to the browser.
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
  const taken = { formKey, faults, userId: user.id, stamp: user.stamp, signedInAt, ...changes };
  c.set('session', sessions.change(c.get('session').id, taken) ?? c.get('session'));
}

/** Records the time of the login, and of the previous one (spec S§3). */
export function noteLogin({ users, now }: Ground, user: UserRecord): UserRecord {
  return users.change(user.id, { previousLogin: user.lastLogin, lastLogin: now().toISOString() });
}

/** Ends the browser's session; the new one keeps the browser's faults only. */
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
