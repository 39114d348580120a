import type { Context } from 'hono';
import type { ServiceEnvironment } from '../base/context.ts';
import { userOfGrant } from '../ground/accounts/grant.ts';
import type { Ground } from '../ground/ground.ts';
import type { UserRecord } from '../ground/users/user-record.ts';
import { loginRequired } from '../http/refusals.ts';

/** Returns the user of the request's token. @throws Refusal 401 for visitors */
export function knownUser(c: Context<ServiceEnvironment>, { users }: Pick<Ground, 'users'>): UserRecord {
  const { userId } = c.get('viewer');
  const user = userId === null ? undefined : users.byId(userId);
  if (!user) throw loginRequired('Please log in to do this.');
  return user;
}

/** The same after an `await`, during which the token may have ended. @throws Refusal 401 */
export function stillSignedIn(
  c: Context<ServiceEnvironment>,
  sources: Pick<Ground, 'users' | 'sessions'>,
): UserRecord {
  const { grant } = c.get('viewer');
  const user = grant && userOfGrant(sources, grant);
  if (!user) throw loginRequired('Please log in to do this.');
  return user;
}
