import { useEffect } from 'react';
import { usePage } from '../hooks.ts';
import type { Listing } from './listing.ts';

/** Counts My sheets anew whenever the user has saved or removed one; their rows stay, for Undo. */
export function useSheetsCount(listing: Pick<Listing, 'recount'>): void {
  const { bus } = usePage();
  useEffect(() => {
    let use = new AbortController();
    const stop = bus.on('favourite:changed', () => {
      use.abort();
      use = new AbortController();
      void listing.recount('mysheets', use.signal);
    });
    return () => {
      use.abort();
      stop();
    };
  }, [bus, listing]);
}
