import { Hono } from 'hono';
import type { ServiceEnvironment } from '../context.ts';
import type { Ground } from '../ground.ts';
import { knownUser } from './known-user.ts';

/**
 * `POST /user/me/download-token`: a single-use token for a download address, valid for a minute, instead of the
 * bearer token (decision 79). It ends with the session, too.
 */
export function downloadTokenRoute(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.post('/download-token', (c) => {
    const { sessionId } = c.get('viewer').grant ?? {};
    return c.json({ token: ground.codes.issue('download', knownUser(c, ground), sessionId) }, 201);
  });
  return app;
}
