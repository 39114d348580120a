import { Hono } from 'hono';
import type { ServiceEnvironment } from '../../base/context.ts';
import { readOptionalBody } from '../../http/read-body.ts';
import { pageBody } from '../query/page-body.ts';
import type { CompetitorCalls } from './competitor-calls.ts';

/** Products of competitors and ours near them, below /api/v1/competitor (decision B11). */
export function competitorRoutes(calls: CompetitorCalls): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.get('/product', (c) => c.json(calls.competitors(new URL(c.req.url).search, c.get('viewer'))));
  app.post('/nearest/:id', async (c) => {
    const { search } = new URL(c.req.url);
    const body = await readOptionalBody(c, pageBody);
    return c.json(calls.nearest({ id: c.req.param('id'), search, body, viewer: c.get('viewer') }));
  });
  return app;
}
