import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import type { Favourite } from '../../../domain/product/favourite.ts';
import { favouriteKey } from '../../../product/state/favourite-key.ts';
import { usePage, useShared } from '../../../store/hooks.ts';
import { type ReadState, readsOf } from '../../../store/reads/reads.ts';
import { loadHitFavourites } from './hit-favourites.ts';

/** Loads the user's favourites of the shown hits, a hundred at a time. */
export function useHitFavourites(prds: readonly string[]): void {
  const { store } = usePage();
  const userId = useShared((state) => state.user?.userId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user keeps other sheets
  useEffect(() => loadHitFavourites(store, prds), [store, prds, userId]);
}

/** The user's favourite of a product, as far as it is read: `null` if there is none. */
export function useHitFavourite(prd: string): ReadState<Favourite | null> | undefined {
  const { store } = usePage();
  const key = useShared((state) => state.user && favouriteKey(store, prd));
  const read = useStore(readsOf(store).states, (states) => (key ? states[key] : undefined));
  // The type follows from the key.
  return read as ReadState<Favourite | null> | undefined;
}
