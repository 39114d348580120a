import { Hono } from 'hono';
import * as v from 'valibot';
import type { ServiceEnvironment } from '../base/context.ts';
import { readOptionalBody } from '../http/read-body.ts';
import { answerManifest } from './answer-manifest.ts';

const body = v.object({ source: v.optional(v.array(v.string())) });

/** POST /search?type=document|field|technical-property with `{source}`: the entries, reduced to the properties named. */
export function manifestRoutes(): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.post('/search', async (c) => {
    const { source } = await readOptionalBody(c, body);
    return c.json(answerManifest(c.req.query('type') ?? '', c.get('viewer'), source));
  });
  return app;
}
