import { Hono } from 'hono';
import * as v from 'valibot';
import type { ServiceEnvironment } from '../base/context.ts';
import { fileOf } from '../ground/codes/file-of.ts';
import type { Ground } from '../ground/ground.ts';
import { readOptionalBody } from '../http/read-body.ts';
import { knownUser } from './known-user.ts';

const tokenBody = v.object({
  path: v.optional(v.pipe(v.string(), v.startsWith('/', 'Start with a slash.'), v.maxLength(4000))),
});

/**
 * `POST /user/me/download-token`: a single-use token for a download address, valid for a minute, instead of the
 * bearer token (decision 79). It is valid for the named file only, and at most as long as the session.
 */
export function downloadTokenRoute(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.post('/download-token', async (c) => {
    const user = knownUser(c, ground);
    const { path } = await readOptionalBody(c, tokenBody);
    const { sessionId } = c.get('viewer').grant ?? {};
    const file = path === undefined ? null : fileOf(path);
    return c.json({ token: ground.codes.issue('download', user, { sessionId, file }) }, 201);
  });
  return app;
}
