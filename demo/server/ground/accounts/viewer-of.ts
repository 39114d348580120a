import type { Grant, Viewer } from '../../base/context.ts';
import type { Session } from '../session/session.ts';
import type { UserRecord } from '../users/user-record.ts';
import { type GrantSources, userOfGrant } from './grant.ts';
import { userOf } from './user-of.ts';

/** The viewer of a call without a token. */
export const anonymous: Viewer = { userId: null, roles: undefined };

/** Returns the viewer of a session for the services. */
export function viewerOf(session: Session, sources: Pick<GrantSources, 'users'>): Viewer {
  const user = userOf(session, sources);
  if (!user) return anonymous;
  return viewerFor(user, { userId: user.id, stamp: user.stamp, sessionId: session.id });
}

/** Returns an earlier viewer with the present rights; `undefined` once the session has ended. Visitors stay so. */
export function renewViewer(sources: GrantSources, viewer: Viewer): Viewer | undefined {
  if (viewer.userId === null) return viewer;
  const user = viewer.grant && userOfGrant(sources, viewer.grant);
  return user && viewerFor(user, viewer.grant);
}

function viewerFor({ id, roles }: UserRecord, grant: Grant | undefined): Viewer {
  return { userId: id, roles: roles ?? undefined, ...(grant ? { grant } : {}) };
}
