import { ServiceError } from '../../../errors/service-error.ts';
import { favouriteKey, prdsOfKeys } from '../../../product/state/favourite-key.ts';
import { loadFavouriteCode } from '../../../product/state/load-favourite-code.ts';
import { favouriteTexts } from '../../../product/texts/favourites.ts';
import type { Page } from '../../../store/hooks.ts';
import { addFailureNotice } from '../../../store/notices/failure-notice.ts';
import { failureOf } from '../../../store/notices/failure-of.ts';
import { httpContextOf } from '../../../store/reads/http-context.ts';
import { readsOf } from '../../../store/reads/reads.ts';
import { retryWhenOnline } from '../../../store/reads/retry-when-online.ts';
import { afterRenewal } from '../../../store/session/renewal.ts';
import type { Store } from '../../../store/state.ts';

/** Products per call. */
const BATCH = 100;

/**
 * Reads the user's favourites of a listing's products, one call for each 100 that are not known yet, and stores them
 * for `useFavourite`, or why they could not be read. A call without an answer is repeated, as is one that needed a login.
 *
 * @returns a function that aborts running calls
 */
export function loadHitFavourites(store: Store, prds: readonly string[]): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const load = async (attempt: number): Promise<void> => {
    const failure = await loadFavourites(store, prds, signal);
    if (signal.aborted || !failure?.isUnreached) return;
    signal.addEventListener(
      'abort',
      retryWhenOnline(attempt, () => void load(attempt + 1)),
    );
  };
  void load(0);
  signal.addEventListener(
    'abort',
    afterRenewal(store, () => void load(0)),
  );
  return () => stop.abort();
}

/** Reads again what could not be read of the user's favourites, for a press. Tells if it fails again. */
export async function retryHitFavourites(page: Pick<Page, 'store' | 'bus'>): Promise<void> {
  const { store } = page;
  const states = readsOf(store).states.getState();
  const failed = Object.keys(states).filter((key) => states[key]?.failure);
  const { signal } = new AbortController();
  const failure = await loadFavourites(store, prdsOfKeys(store, failed), signal);
  if (!failure) return;
  const again = () => void retryHitFavourites(page);
  addFailureNotice(page, failure, { texts: favouriteTexts, key: 'favourite.unread', again });
}

/** Reads those that are neither known nor on their way. Returns the first failure. */
async function loadFavourites(
  store: Store,
  prds: readonly string[],
  signal: AbortSignal,
): Promise<ServiceError | undefined> {
  if (!store.getState().user) return undefined;
  const known = readsOf(store).states.getState();
  const isMissing = (prd: string) => {
    const read = known[favouriteKey(store, prd)];
    return !read || read.failure;
  };
  const missing = [...new Set(prds)].filter(isMissing);
  const batches = Array.from({ length: Math.ceil(missing.length / BATCH) }, (_, at) =>
    missing.slice(at * BATCH, (at + 1) * BATCH),
  );
  const failures = await Promise.all(batches.map((batch) => loadBatch(store, batch, signal)));
  return failures.find(Boolean);
}

async function loadBatch(
  store: Store,
  prds: readonly string[],
  signal: AbortSignal,
): Promise<ServiceError | undefined> {
  const reads = readsOf(store);
  const keys = prds.map((prd) => favouriteKey(store, prd));
  reads.expect(keys);
  try {
    const { readFavourites, followFavourites } = await loadFavouriteCode();
    followFavourites(store);
    const found = await readFavourites(httpContextOf(store), prds, signal);
    if (signal.aborted) return undefined;
    const values = prds.map((prd, at) => [keys[at] ?? '', found.get(prd)] as const);
    reads.fill(Object.fromEntries(values.filter(([, value]) => value !== undefined)));
    const unread = values.flatMap(([key, value]) => (value === undefined ? [key] : []));
    const failure = unread.length > 0 ? new ServiceError({ kind: 'malformed' }) : undefined;
    if (failure) reads.fail(unread, failure);
    return failure;
  } catch (error) {
    if (signal.aborted) return undefined;
    const failure = failureOf(error);
    reads.fail(keys, failure);
    return failure;
  }
}
