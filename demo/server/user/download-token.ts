import { Hono } from 'hono';
import type { ServiceEnvironment } from '../context.ts';
import type { Ground } from '../ground.ts';
import { knownUser } from './known-user.ts';

/**
 * `POST /user/me/download-token`: a single-use token for a download address, valid for a minute, instead of the
 * bearer token (decision 79).
 */
export function downloadTokenRoute(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.post('/download-token', (c) => {
    return c.json({ token: ground.codes.issue('download', knownUser(c, ground).id) }, 201);
  });
  return app;
}
