import type * as v from 'valibot';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { keyed } from '../http/keyed.ts';
import { readConfirmation } from '../http/read-confirmation.ts';
import { readJson } from '../http/read-json.ts';
import { openedSearch, savedSearch } from './answers/saved-searches.ts';
import { listOfValid } from './list-of-valid.ts';

// Saved searches of the signed-in user, of the search service (decision C25). Each function throws a `ServiceError`.

const path = 'api/v1/saved-search';

/** A saved search. */
export type SavedSearch = v.InferOutput<typeof savedSearch>;

/** The saved content of a search: a name of 1 to 120 characters, and what is searched for. */
export type SavedSearchDetails = Pick<SavedSearch, 'name' | 'address' | 'list' | 'filters'>;

/** GET /: the saved searches, latest first. @param counts whether each is to have its number of hits and of new ones */
export function readSavedSearches(
  http: HttpContext,
  { counts }: { counts: boolean },
  signal: AbortSignal,
): Promise<SavedSearch[]> {
  const searchParams = counts === true ? { counts: 'true' } : {};
  return readJson(createHttp(http, 'search').get(path, { searchParams, signal }), listOfValid(savedSearch));
}

/**
 * POST /: saves a search; gives the present one if it is saved already. Continues while the page unloads.
 *
 * @param key sent as `Idempotency-Key`: repeated calls with the same key save one search
 */
export function saveSearch(
  http: HttpContext,
  { name, address, list, filters }: SavedSearchDetails,
  key: string,
): Promise<SavedSearch> {
  const call = createHttp(http, 'search').post(path, keyed(key, { name, address, list, filters }));
  return readJson(call, savedSearch);
}

/** PUT /{id}/seen: notes that the user opens the search. Resolves with the ids of its new hits. */
export async function confirmSavedSearch(http: HttpContext, id: string): Promise<readonly string[]> {
  const call = createHttp(http, 'search').put(`${path}/${encodeURIComponent(id)}/seen`);
  return (await readJson(call, openedSearch))?.newHits ?? [];
}

/**
 * DELETE /{id}; continues while the page unloads.
 *
 * @throws {ServiceError} of status 404 if it was already deleted
 */
export function deleteSavedSearch(http: HttpContext, id: string): Promise<void> {
  const call = createHttp(http, 'search').delete(`${path}/${encodeURIComponent(id)}`, { keepalive: true });
  return readConfirmation(call);
}
