import type { Viewer } from '../../base/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Ground } from '../ground.ts';

/** Maximum age of a sign-in for a sensitive change, in milliseconds (decision 61). */
const YOUNG = 10 * 60_000;

/** Whether the session is young enough for a sensitive change. */
export function isRecentSignIn(signedInAt: string | null | undefined, now: Date): boolean {
  return signedInAt != null && now.getTime() - Date.parse(signedInAt) <= YOUNG;
}

/**
 * Allows sensitive changes only soon after a login: of the password, and of the email, by which it can be reset.
 *
 * @param what ends the sentence "Please log in again to …"
 * @throws Refusal 403 `reauthentication_required`
 */
export function demandRecentSignIn({ sessions, now }: Ground, { grant }: Viewer, what: string): void {
  const session = grant?.sessionId ? sessions.byId(grant.sessionId) : undefined;
  if (isRecentSignIn(session?.signedInAt, now())) return;
  const message = `Please log in again to ${what}.`;
  throw new Refusal(403, { message, code: 'reauthentication_required' });
}
