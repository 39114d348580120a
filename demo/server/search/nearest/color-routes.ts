import { Hono } from 'hono';
import type { ServiceEnvironment } from '../../base/context.ts';
import { readOptionalBody } from '../../http/read-body.ts';
import { pageBody } from '../query/page-body.ts';
import type { ColorCalls } from './color-calls.ts';

/** The search by a colour of one's own, below /api/v1/color (decision C17). */
export function colorRoutes(calls: ColorCalls): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.get('/conditions', (c) => c.json(calls.colorConditions(c.get('viewer'))));
  app.post('/nearest', async (c) => {
    const { search } = new URL(c.req.url);
    const body = await readOptionalBody(c, pageBody);
    return c.json(calls.nearestToColor({ search, body, viewer: c.get('viewer') }));
  });
  return app;
}
