import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { ServiceContext, ServiceEnvironment } from '../../base/context.ts';
import { createDoneCalls } from '../../http/done-calls.ts';
import { keyedCall } from '../../http/keyed-call.ts';
import { readBody } from '../../http/read-body.ts';
import { Refusal } from '../../http/refusal.ts';
import { loginRequired, notFound } from '../../http/refusals.ts';
import type { SearchCalls } from '../search-calls.ts';
import { findNow, newKeys } from './count-new-hits.ts';
import { createSavedSearchStore, type SavedSearch } from './saved-search-store.ts';

/** Maximum number per user. */
const MOST_SEARCHES = 50;

const missing = 'This field is required.';

const savedSearchBody = v.object({
  name: v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(120, 'This is too long: a name has at most 120 characters.'),
  ),
  address: v.pipe(
    v.string(missing),
    v.regex(/^\/(?![/\\])/, 'This is not an address of the site.'),
    v.maxLength(8000, 'This is too long.'),
  ),
  list: v.optional(v.picklist(['search', 'mysheets', 'company', 'color']), 'search'),
  filters: v.pipe(v.string(missing), v.maxLength(8000, 'This is too long.'), v.transform(inOneOrder)),
});

/** Saved searches, below /api/v1/saved-search, for who is signed in (decision C25). */
export function savedSearchRoutes(
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  calls: Pick<SearchCalls, 'search' | 'nearestToColor'>,
): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const store = createSavedSearchStore(database);
  // Searches are no secret.
  const doneCalls = createDoneCalls(database, now, 'searches');

  app.get('/', (c) => {
    const list = store.list(demandUser(c));
    return c.json(c.req.query('counts') === 'true' ? list.map((saved) => counted(c, saved)) : list);
  });

  app.post('/', async (c) => {
    const userId = demandUser(c);
    const body = await readBody(c, savedSearchBody);
    const call = keyedCall(c, { operation: 'saveSearch', owner: userId, body });
    const saved = doneCalls.once(call, (): SavedSearch => {
      const all = store.list(userId);
      const same = all.find(({ list, filters }) => list === body.list && filters === body.filters);
      if (same) return same;
      if (all.length >= MOST_SEARCHES) throw tooManySearches();
      const { keys } = findNow(calls, body, c.get('viewer'));
      return store.create(userId, { ...body, createdDate: now().toISOString() }, { keys });
    });
    return c.json(saved, 201);
  });

  app.put('/:id/seen', (c) => {
    const saved = demand(c);
    const found = findNow(calls, saved, c.get('viewer'));
    const newHits = newKeys(found, store.seen(saved.id));
    store.see(saved.id, { keys: found.keys });
    return c.json({ newHits });
  });

  app.delete('/:id', (c) => {
    store.remove(demandUser(c), demand(c).id);
    return c.body(null, 204);
  });

  return app;

  function demand(c: Context<ServiceEnvironment>): SavedSearch {
    const saved = store.byId(demandUser(c), c.req.param('id') ?? '');
    if (!saved) throw notFound('This saved search does not exist.');
    return saved;
  }

  function counted(c: Context<ServiceEnvironment>, saved: SavedSearch) {
    const found = findNow(calls, saved, c.get('viewer'));
    return { ...saved, total: found.total, newHits: newKeys(found, store.seen(saved.id)).length };
  }
}

function demandUser(c: Context<ServiceEnvironment>): string {
  const { userId } = c.get('viewer');
  if (userId === null) throw loginRequired('You need to log in to save searches.');
  return userId;
}

/** The same search has one query string: its pairs are sorted, and the order of its hits is left out. */
function inOneOrder(filters: string): string {
  const pairs = new URLSearchParams(filters);
  pairs.delete('sort');
  pairs.sort();
  return String(pairs);
}

function tooManySearches(): Refusal {
  const message = `You have ${MOST_SEARCHES} saved searches. Delete one to save another.`;
  return new Refusal(409, { message, code: 'too_many_searches' });
}
