import { Hono } from 'hono';
import * as v from 'valibot';
import type { Ground } from '../ground.ts';
import { readBody } from '../http/read-body.ts';
import type { SiteEnvironment } from '../session/session.ts';
import { createConsentRecords } from './consent-records.ts';
import { freshPayload } from './payload.ts';

const consentChoice = v.object({
  version: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  settings: v.object({ mandatory: v.literal(true), functional: v.boolean(), marketing: v.boolean() }),
});

/** Calls of the product site beside login: the fresh payload, and the record of a cookie choice. */
export function siteCalls(ground: Ground): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const consents = createConsentRecords(ground.database);

  app.get('/api/v1/payload', async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(await freshPayload(ground, c.get('session')));
  });

  app.post('/api/v1/consent', async (c) => {
    const { version, settings } = await readBody(c, consentChoice);
    const record = { sessionId: c.get('session').id, time: ground.now().toISOString(), version, settings };
    consents.add(record);
    return c.json({ time: record.time, version, settings }, 201);
  });

  return app;
}
