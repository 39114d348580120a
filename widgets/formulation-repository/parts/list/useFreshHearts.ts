import { useEffect } from 'react';
import { listingRequest } from '../../../../src/listing/rules/listing-request.ts';
import { shownCount } from '../../../../src/listing/rules/missing-hits.ts';
import type { Listing } from '../../../../src/listing/state/listing.ts';
import type { ListingOptions } from '../../../../src/listing/state/listing-options.ts';
import type { ListingSource } from '../../../../src/listing/state/listing-source.ts';

/**
 * Reloads which of the hits are saved when the page is restored from the back/forward cache, since the page of a
 * formulation can save it, too. The hits stay; the source adopts the response.
 */
export function useFreshHearts({ state }: Listing, source: ListingSource, options: ListingOptions): void {
  useEffect(() => {
    const stop = new AbortController();
    const ask = ({ persisted }: PageTransitionEvent) => {
      const { answer } = state.getState();
      if (!persisted || !answer) return;
      const range = { size: shownCount(answer) };
      // Without a response the hearts stay as they are.
      source.search({ ...listingRequest(answer.query, options), range }, stop.signal).catch(() => {});
    };
    addEventListener('pageshow', ask);
    return () => {
      removeEventListener('pageshow', ask);
      stop.abort();
    };
  }, [state, source, options]);
}
