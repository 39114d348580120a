import { Hono } from 'hono';
import type { ServiceEnvironment } from '../base/context.ts';
import { digestOf } from '../base/secrets.ts';
import type { Ground } from '../ground/ground.ts';
import type { UsedSession } from '../ground/session/session-store.ts';
import { notFound } from '../http/refusals.ts';
import { knownUser } from './known-user.ts';

/** The user's sessions: a list to recognise one's devices in, and the end of one (decision C26). */
export function sessionRoutes(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const { sessions } = ground;

  app.get('/sessions', (c) => {
    const { id } = knownUser(c, ground);
    const present = c.get('viewer').grant?.sessionId;
    return c.json(sessions.ofUser(id).map((session) => viewOf(session, session.id === present)));
  });

  app.delete('/sessions/:id', (c) => {
    const user = knownUser(c, ground);
    const session = sessions.ofUser(user.id).find((each) => listedId(each) === c.req.param('id'));
    if (!session) throw notFound('This session has ended already.');
    sessions.end(session.id);
    return c.body(null, 204);
  });

  return app;
}

/** Id of a session in the list. Its own is in tokens, and is derived from its cookie. */
function listedId({ id }: UsedSession): string {
  return digestOf(`listed ${id}`);
}

function viewOf(session: UsedSession, isCurrent: boolean) {
  const { device, signedInAt, usedAt } = session;
  return {
    id: listedId(session),
    ...(device && { device }),
    ...(signedInAt && { signedInAt }),
    usedAt,
    isCurrent,
  };
}
