import type { Grant } from '../../base/context.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { UserRecord } from '../users/user-record.ts';
import type { UserStore } from '../users/user-store.ts';

/** Stores in which grants are looked up. */
export interface GrantSources {
  users: UserStore;
  sessions: SessionStore;
}

/** Returns the present user of a grant; `undefined` if the grant is void. */
export function userOfGrant({ users, sessions }: GrantSources, grant: Grant): UserRecord | undefined {
  const user = users.byId(grant.userId);
  if (user?.stamp !== grant.stamp) return undefined;
  const isOpen = grant.sessionId === null || sessions.byId(grant.sessionId)?.userId === user.id;
  return isOpen ? user : undefined;
}
