import { userOf } from '../accounts/user-of.ts';
import type { Viewer } from '../context.ts';
import type { Ground } from '../ground.ts';
import type { Session } from '../session/session.ts';
import { anonymous } from '../viewer.ts';

/** Returns the viewer of a session, as the services know it. */
export function viewerOf(session: Session, ground: Pick<Ground, 'users'>): Viewer {
  const user = userOf(session, ground);
  return user ? { userId: user.id, roles: user.roles ?? undefined } : anonymous;
}
