import { Hono } from 'hono';
import * as v from 'valibot';
import type { Ground } from '../ground/ground.ts';
import type { SiteEnvironment } from '../ground/session/session.ts';
import { clientAddress } from '../http/client-address.ts';
import { readBody } from '../http/read-body.ts';
import { createConsentRecords } from './consent-records.ts';
import { freshPayload } from './payload.ts';

const consentChoice = v.object({
  time: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  version: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  settings: v.object({ mandatory: v.literal(true), functional: v.boolean(), marketing: v.boolean() }),
});

/** Calls of the product site beside login: the fresh payload, and the record of a cookie choice. */
export function siteCalls(ground: Ground): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const { limits } = ground;
  const consents = createConsentRecords(ground.database);

  app.get('/api/v1/payload', async (c) => {
    return c.json(await freshPayload(ground, c.get('session')));
  });

  app.post('/api/v1/consent', async (c) => {
    limits.take('consent', clientAddress(c, ground));
    const { time: chosenAt, version, settings } = await readBody(c, consentChoice);
    // Record the server's time: the visitor's clock may be wrong.
    const time = ground.now().toISOString();
    consents.add({ sessionId: c.get('session').id, time, chosenAt: chosenAt ?? time, version, settings });
    return c.json({ time, version, settings }, 201);
  });

  app.get('/demo/consents.json', (c) => {
    const own = consents.all().filter(({ sessionId }) => sessionId === c.get('session').id);
    return c.json(own.map(({ sessionId: _, ...record }) => record));
  });

  return app;
}
