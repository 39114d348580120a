import type { Context } from 'hono';
import type { Ground } from '../ground.ts';
import { deviceOf } from '../session/device-of.ts';
import { setNextOnce } from '../session/once-only.ts';
import type { OnceOnly, SiteEnvironment } from '../session/session.ts';
import { beginSession } from '../session/session-cookie.ts';
import type { UserRecord } from '../users/user-record.ts';

/**
 * Starts a new session for the user. Ends the old one, against session fixation and tokens of the earlier user; keeps
 * the browser's own state.
 *
 * @param options editor: pages show set-up errors; checkSheets: the next page checks for changed sheets
 */
export function signIn(
  c: Context<SiteEnvironment>,
  { sessions, now }: Ground,
  user: UserRecord,
  { editor = false, ...once }: { editor?: boolean } & Pick<OnceOnly, 'checkSheets'> = {},
): void {
  const { id, formKey, faults } = c.get('session');
  sessions.end(id);
  beginSession(c, sessions);
  const signedInAt = now().toISOString();
  const device = deviceOf(c.req.header('user-agent'));
  const taken = { formKey, faults, userId: user.id, stamp: user.stamp, signedInAt, device, editor };
  c.set('session', sessions.change(c.get('session'), taken) ?? c.get('session'));
  setNextOnce(c, once);
}

/** Records the time of the login, and of the previous one (spec S§3). Changed sheets not seen since remain due. */
export function noteLogin({ users, now }: Ground, user: UserRecord): UserRecord {
  return users.change(user.id, {
    previousLogin: user.lastLogin,
    lastLogin: now().toISOString(),
    sheetsSince: user.sheetsSince ?? user.lastLogin,
  });
}

/** Ends the browser's session; the new one keeps the browser's faults only. @param once shown by the next page */
export function signOut(c: Context<SiteEnvironment>, { sessions }: Ground, once: OnceOnly = {}): void {
  const { id, faults } = c.get('session');
  sessions.end(id);
  beginSession(c, sessions);
  if (Object.keys(faults).length > 0)
    c.set('session', sessions.change(c.get('session'), { faults }) ?? c.get('session'));
  setNextOnce(c, once);
}
