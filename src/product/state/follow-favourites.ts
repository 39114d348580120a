import * as v from 'valibot';
import type { Favourite } from '../../domain/product/favourite.ts';
import { isSameValue } from '../../lib/is-same-value.ts';
import { readFavourites } from '../../services/favourites.ts';
import { onFavouriteElsewhere } from '../../store/favourite-tabs.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import { readsOf } from '../../store/reads/reads.ts';
import type { Store } from '../../store/state.ts';
import { isChanging } from '../../store/write/change-at-once.ts';
import { favouriteKey, prdsOfKeys } from './favourite-key.ts';

/** Products per call. */
const BATCH = 100;

const favourite = v.nullable(
  v.object({ id: v.string(), documentTypes: v.array(v.string()), version: v.optional(v.string()) }),
);

const followed = new WeakSet<Store>();

/**
 * Keeps the page's favourites of products as the site's other tabs change them, and asks again as the page is restored
 * from the back/forward cache. Lasts as long as the page, as its reads do.
 */
export function followFavourites(store: Store): void {
  if (followed.has(store)) return;
  followed.add(store);
  onFavouriteElsewhere(store, (changed) => {
    if (!changed) return void askAgain(store);
    const { success, output } = v.safeParse(favourite, changed.value);
    if (changed.kind === 'product' && success) adopt(store, changed.id, output);
  });
}

/** Shows another value, unless the user is changing it here. */
function adopt(store: Store, prd: string, value: Favourite | null): void {
  const key = favouriteKey(store, prd);
  const reads = readsOf(store);
  const shown = reads.states.getState()[key];
  if (shown?.status !== 'ready' || isSameValue(shown.value, value) || isChanging(store, key)) return;
  reads.replace(key, value);
}

async function askAgain(store: Store): Promise<void> {
  const { user } = store.getState();
  if (!user) return;
  const { signal } = new AbortController();
  const prds = prdsOfKeys(store, Object.keys(readsOf(store).states.getState()));
  for (let from = 0; from < prds.length; from += BATCH) {
    const batch = prds.slice(from, from + BATCH);
    // Without an answer the hearts stay as they are.
    const found = await readFavourites(httpContextOf(store), batch, signal).catch(() => null);
    if (!found || store.getState().user?.userId !== user.userId) return;
    for (const [prd, value] of found) if (value !== undefined) adopt(store, prd, value);
  }
}
