import { Hono } from 'hono';
import type { ServiceEnvironment } from '../context.ts';
import type { Ground } from '../ground.ts';
import { badRequest } from '../http/refusals.ts';
import { knownUser } from './known-user.ts';
import { createUserLog } from './log.ts';

const mostEntries = 100;

/** `GET /user/me/log` (spec S§7). */
export function logRoute(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const log = createUserLog(ground.database);
  app.get('/log', (c) => {
    const { id } = knownUser(c, ground);
    const { type, prd, limit = '20' } = c.req.query();
    if (!type) throw badRequest('The parameter "type" is missing.');
    if (!/^[1-9]\d{0,3}$/.test(limit)) throw badRequest('The parameter "limit" must be a number from 1.');
    return c.json(log.find(id, { type, prd, limit: Math.min(Number(limit), mostEntries) }));
  });
  return app;
}
