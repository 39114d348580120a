import { Hono } from 'hono';
import type { ServiceEnvironment } from '../base/context.ts';
import { readOptionalBody } from '../http/read-body.ts';
import { pageBody } from './query/page-body.ts';
import type { SearchCalls, SearchedList } from './search-calls.ts';

const lists: readonly [path: string, list: SearchedList][] = [
  ['/search', 'search'],
  ['/mysheets', 'mysheets'],
  ['/company/search', 'company'],
];

/** Search, suggestions and the sheet listings, below /api/v1/document (spec P§7). */
export function documentRoutes(calls: SearchCalls): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  for (const [path, list] of lists) {
    app.post(path, async (c) => {
      const { search } = new URL(c.req.url);
      const body = await readOptionalBody(c, pageBody);
      return c.json(calls.search({ list, search, body, viewer: c.get('viewer') }));
    });
  }
  app.get('/suggest', (c) => c.json(calls.suggest(new URL(c.req.url).search, c.get('viewer'))));
  return app;
}
