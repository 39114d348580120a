import { type Context, Hono } from 'hono';
import type { ServiceContext, ServiceEnvironment, Viewer } from '../context.ts';
import { readOptionalBody } from '../http/read-body.ts';
import { loginRequired } from '../http/refusals.ts';
import { answerSearch } from './answer-search.ts';
import { favoriteReader } from './favorite-scope.ts';
import { pageBody } from './page-body.ts';
import { createSearch } from './search.ts';
import type { SearchIndex } from './search-index.ts';
import { readSearchQuery } from './search-query.ts';
import { createSuggest } from './suggest.ts';

/** Search, suggestions and the sheet listings, below /api/v1/document (spec P§7). */
export function documentRoutes(context: ServiceContext, index: SearchIndex): Hono<ServiceEnvironment> {
  const { database, origins } = context;
  const search = createSearch(database, index, origins.document);
  const suggest = createSuggest(search);
  const favorites = favoriteReader(database, index);
  const app = new Hono<ServiceEnvironment>();

  app.post('/search', async (c) => {
    const viewer = c.get('viewer');
    const query = readSearchQuery(paramsOf(c), viewer, index);
    const scope = query.companies.length > 0 ? favorites.ofCompanies(query.companies) : null;
    return c.json(answerSearch(search, query, await readOptionalBody(c, pageBody), viewer, scope));
  });

  app.get('/suggest', (c) => {
    const viewer = c.get('viewer');
    return c.json(suggest(readSearchQuery(paramsOf(c), viewer, index), viewer));
  });

  app.post('/mysheets', async (c) => {
    const viewer = c.get('viewer');
    const userId = demandLogin(viewer);
    const query = readSearchQuery(paramsOf(c), viewer, index);
    return c.json(
      answerSearch(search, query, await readOptionalBody(c, pageBody), viewer, favorites.ofUser(userId)),
    );
  });

  app.post('/company/search', async (c) => {
    const viewer = c.get('viewer');
    const userId = demandLogin(viewer);
    const query = readSearchQuery(paramsOf(c), viewer, index);
    const scope =
      query.companies.length > 0 ? favorites.ofCompanies(query.companies) : favorites.ofCompany(userId);
    return c.json(answerSearch(search, query, await readOptionalBody(c, pageBody), viewer, scope));
  });

  return app;
}

function paramsOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

function demandLogin({ userId }: Viewer): string {
  if (userId === null) throw loginRequired('You need to log in to see saved sheets.');
  return userId;
}
