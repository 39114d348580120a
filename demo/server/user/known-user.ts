import type { Context } from 'hono';
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
