import { useEffect } from 'react';
import { onFavouriteElsewhere } from '../../../store/favourite-tabs.ts';
import { usePage } from '../../../store/hooks.ts';
import type { Listing } from '../listing.ts';

/** Counts My sheets anew whenever the user has saved or removed one, in any tab; their rows stay, for Undo. */
export function useSheetsCount(listing: Pick<Listing, 'recount'>): void {
  const { bus, store } = usePage();
  useEffect(() => {
    let use = new AbortController();
    const recount = () => {
      use.abort();
      use = new AbortController();
      void listing.recount('mysheets', use.signal);
    };
    const stop = bus.on('favourite:changed', recount);
    const stopFollowing = onFavouriteElsewhere(store, (changed) => {
      if (changed?.kind === 'product') recount();
    });
    return () => {
      use.abort();
      stop();
      stopFollowing();
    };
  }, [bus, store, listing]);
}
