import type { Favourite } from '../../domain/favourites/favourite.ts';
import { failureOf } from '../failure-of.ts';
import { httpContextOf } from '../http-context.ts';
import { loadService } from '../load-service.ts';
import { favouriteKey } from '../product/favourite-key.ts';
import { readsOf } from '../reads.ts';
import { retryWhenOnline } from '../retry-when-online.ts';
import type { Store } from '../state.ts';

/** Products per call. */
const BATCH = 100;

/**
 * Reads the user's favourites of a listing's products, one call for each 100 that are not known yet, and stores them
 * for `useFavourite`. A call that fails for lack of a connection is repeated.
 *
 * @returns a function that aborts running calls
 */
export function loadHitFavourites(store: Store, prds: readonly string[]): () => void {
  const reads = readsOf(store);
  const userId = store.getState().user?.userId;
  const stop = new AbortController();
  if (userId === undefined) return () => {};

  const load = async (batch: readonly string[], attempt: number): Promise<void> => {
    try {
      const { readFavourites } = await loadService(() => import('../../services/favourites.ts'));
      const found = await readFavourites(httpContextOf(store), batch, stop.signal);
      if (stop.signal.aborted) return;
      const values = batch.map((prd): [string, Favourite | null] => [
        favouriteKey(userId, prd),
        found.get(prd) ?? null,
      ]);
      reads.fill(Object.fromEntries(values));
    } catch (error) {
      if (stop.signal.aborted || failureOf(error).kind !== 'offline') return;
      const stopRetry = retryWhenOnline(attempt, () => void load(batch, attempt + 1));
      stop.signal.addEventListener('abort', stopRetry);
    }
  };
  const known = reads.states.getState();
  const unknown = [...new Set(prds)].filter((prd) => !known[favouriteKey(userId, prd)]);
  for (let from = 0; from < unknown.length; from += BATCH) void load(unknown.slice(from, from + BATCH), 0);
  return () => stop.abort();
}
