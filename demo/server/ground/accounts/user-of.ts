import type { Ground } from '../ground.ts';
import type { Session } from '../session/session.ts';
import type { UserRecord } from '../users/user-record.ts';
import { type UserView, viewUser } from '../users/user-view.ts';

/** Returns the user of a session; `undefined` for visitors, and once the user's security stamp has changed. */
export function userOf(session: Session, { users }: Pick<Ground, 'users'>): UserRecord | undefined {
  const user = session.userId === null ? undefined : users.byId(session.userId);
  return user?.stamp === session.stamp ? user : undefined;
}

/** Returns the user of a session with a fresh token, for the payload and the login's response. */
export async function viewWithToken(session: Session, ground: Ground): Promise<UserView | undefined> {
  const user = userOf(session, ground);
  if (!user || session.signedInAt === null) return undefined;
  const token = await ground.tokens.issue(user, { id: session.id, signedInAt: session.signedInAt });
  return viewUser(user, token);
}
