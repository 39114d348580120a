import { readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { readText } from '../../http/read-text.ts';

const client = readFileSync(new URL('./client.js', import.meta.url), 'utf8');

/**
 * A collector with Matomo's addresses: `/analytics/matomo.js` and `/analytics/matomo.php`. `/demo/analytics.json`
 * returns the received events.
 */
export function analyticsCollector(database: DatabaseSync): Hono {
  database.exec('CREATE TABLE IF NOT EXISTS tracking_request (id INTEGER PRIMARY KEY, query TEXT NOT NULL)');
  const sql = database.createTagStore();
  const app = new Hono();

  app.get('/analytics/matomo.js', (c) => c.body(client, 200, { 'Content-Type': 'text/javascript' }));

  app.all('/analytics/matomo.php', async (c) => {
    const body = c.req.method === 'POST' ? await readText(c.req.raw) : '';
    const query = body || new URL(c.req.url).search.slice(1);
    if (new URLSearchParams(query).get('rec') === '1')
      sql.run`INSERT INTO tracking_request (query) VALUES (${query})`;
    return c.body(null, 204);
  });

  app.get('/demo/analytics.json', (c) => {
    const rows = sql.all`SELECT query FROM tracking_request ORDER BY id`;
    return c.json(rows.map(({ query }) => Object.fromEntries(new URLSearchParams(String(query)))));
  });

  return app;
}
