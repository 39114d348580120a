import type { Context } from 'hono';
import { userOfGrant } from '../accounts/grant.ts';
import type { ServiceEnvironment } from '../context.ts';
import type { Ground } from '../ground.ts';
import { loginRequired } from '../http/refusals.ts';
import type { UserRecord } from '../users/user-record.ts';

/** Whose token the request bears. @throws Refusal 401 for visitors */
export function knownUser(c: Context<ServiceEnvironment>, { users }: Pick<Ground, 'users'>): UserRecord {
  const { userId } = c.get('viewer');
  const user = userId === null ? undefined : users.byId(userId);
  if (!user) throw loginRequired('Please log in to do this.');
  return user;
}

/** The same after something has been awaited, in which time the token may have ended. @throws Refusal 401 */
export function stillSignedIn(
  c: Context<ServiceEnvironment>,
  sources: Pick<Ground, 'users' | 'sessions'>,
): UserRecord {
  const { grant } = c.get('viewer');
  const user = grant && userOfGrant(sources, grant);
  if (!user) throw loginRequired('Please log in to do this.');
  return user;
}
