import type { Grant, Viewer } from '../../base/context.ts';
import type { Session } from '../session/session.ts';
import type { UserRecord } from '../users/user-record.ts';
import { type GrantSources, userOfGrant } from './grant.ts';
import { userOf } from './user-of.ts';

/** Who calls without a token. */
export const anonymous: Viewer = { userId: null, roles: undefined };

/** The viewer of a session, as the services know it. */
export function viewerOf(session: Session, sources: Pick<GrantSources, 'users'>): Viewer {
  const user = userOf(session, sources);
  if (!user) return anonymous;
  return viewerFor(user, { userId: user.id, stamp: user.stamp, sessionId: session.id });
}

/** A viewer of a while ago with the rights of now; `undefined` once the session has ended. Visitors stay visitors. */
export function renewViewer(sources: GrantSources, viewer: Viewer): Viewer | undefined {
  if (viewer.userId === null) return viewer;
  const user = viewer.grant && userOfGrant(sources, viewer.grant);
  return user && viewerFor(user, viewer.grant);
}

function viewerFor({ id, roles }: UserRecord, grant: Grant | undefined): Viewer {
  return { userId: id, roles: roles ?? undefined, ...(grant ? { grant } : {}) };
}
