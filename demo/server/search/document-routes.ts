import { type Context, Hono } from 'hono';
import { isInternal } from '../access.ts';
import type { ServiceContext, ServiceEnvironment, Viewer } from '../context.ts';
import { readOptionalBody } from '../http/read-body.ts';
import { loginRequired } from '../http/refusals.ts';
import { answerSearch } from './answer-search.ts';
import type { CompanyScope } from './company-counts.ts';
import { favoriteReader } from './favorite-scope.ts';
import { productFinder } from './find-products.ts';
import { pageBody } from './page-body.ts';
import { pigmentBook } from './pigment-book.ts';
import { readTerm } from './references.ts';
import { createSearch } from './search.ts';
import type { SearchIndex } from './search-index.ts';
import { readSearchQuery, type SearchQuery } from './search-query.ts';
import { createSuggest } from './suggest.ts';

/** Search, suggestions and the sheet listings, below /api/v1/document (spec P§7). */
export function documentRoutes(context: ServiceContext, index: SearchIndex): Hono<ServiceEnvironment> {
  const { database, origins } = context;
  const book = pigmentBook();
  const readWords = (term: string) => readTerm(term, book, (digits) => index.rankOfNumber.has(digits));
  const find = productFinder(database, index, readWords);
  const search = createSearch({ ...{ database, index, find }, documentOrigin: origins.document });
  const suggest = createSuggest({ find, search, read: readWords });
  const favorites = favoriteReader(database, index);
  const app = new Hono<ServiceEnvironment>();

  function read(c: Context<ServiceEnvironment>, companies: readonly CompanyScope[] = []): SearchQuery {
    const ids = companies.map(({ key }) => key);
    return readSearchQuery(new URL(c.req.url).search, { viewer: c.get('viewer'), index, companies: ids });
  }

  /** What companies saved is for internal users only (decision B28). */
  const companiesFor = (viewer: Viewer) => (isInternal(viewer) ? favorites.companies() : []);

  app.post('/search', async (c) => {
    const viewer = c.get('viewer');
    const companies = companiesFor(viewer);
    const query = read(c, companies);
    const scope = query.companies.length > 0 ? favorites.ofCompanies(query.companies) : null;
    const body = await readOptionalBody(c, pageBody);
    return c.json(answerSearch(search, { ...{ query, body, viewer, scope }, companies }));
  });

  app.get('/suggest', (c) => c.json(suggest(read(c), c.get('viewer'))));

  app.post('/mysheets', async (c) => {
    const viewer = c.get('viewer');
    const scope = favorites.ofUser(demandLogin(viewer));
    const query = read(c);
    return c.json(answerSearch(search, { query, body: await readOptionalBody(c, pageBody), viewer, scope }));
  });

  app.post('/company/search', async (c) => {
    const viewer = c.get('viewer');
    const userId = demandLogin(viewer);
    const companies = companiesFor(viewer);
    const query = read(c, companies);
    const scope =
      query.companies.length > 0 ? favorites.ofCompanies(query.companies) : favorites.ofCompany(userId);
    const body = await readOptionalBody(c, pageBody);
    return c.json(answerSearch(search, { ...{ query, body, viewer, scope }, companies }));
  });

  return app;
}

function demandLogin({ userId }: Viewer): string {
  if (userId === null) throw loginRequired('You need to log in to see saved sheets.');
  return userId;
}
