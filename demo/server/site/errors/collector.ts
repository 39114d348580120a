import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { readText } from '../../http/read-text.ts';
import { Refusal } from '../../http/refusal.ts';

/** Maximum size of an envelope in bytes. */
const LARGEST = 200_000;

/**
 * A collector with Sentry's ingest address, for the DSN `http://<key>@<site>/errors/<project>`. `/demo/errors.json`
 * returns the received events.
 */
export function errorCollector(database: DatabaseSync): Hono {
  database.exec(
    'CREATE TABLE IF NOT EXISTS error_event (id INTEGER PRIMARY KEY, event TEXT NOT NULL) STRICT',
  );
  const sql = database.createTagStore();
  const app = new Hono();

  app.post('/errors/api/:project/envelope/', async (c) => {
    const envelope = await readText(c.req.raw, LARGEST);
    const events = eventsIn(envelope);
    if (!events) throw new Refusal(400, { message: 'This is no envelope.', code: 'invalid_body' });
    for (const event of events) sql.run`INSERT INTO error_event (event) VALUES (${JSON.stringify(event)})`;
    return c.json({ id: events[0]?.event_id });
  });

  app.get('/demo/errors.json', (c) => {
    const rows = sql.all`SELECT event FROM error_event ORDER BY id`;
    return c.json(rows.map(({ event }) => JSON.parse(String(event))));
  });

  return app;
}

/**
 * Returns the error events of an envelope: a header, then a header and a payload per item, one per line
 * (https://develop.sentry.dev/sdk/data-model/envelopes/); `undefined` for anything else.
 */
function eventsIn(envelope: string): Record<string, unknown>[] | undefined {
  try {
    const [, ...lines] = envelope.split('\n').filter(Boolean);
    return lines.flatMap((line, at) => {
      const isEvent = at % 2 === 0 && JSON.parse(line).type === 'event';
      return isEvent ? [JSON.parse(lines[at + 1] ?? '')] : [];
    });
  } catch {
    return undefined;
  }
}
