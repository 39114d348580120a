import { useEffect } from 'react';
import { listingRequest } from '../../../../src/listing/rules/listing-request.ts';
import { shownCount } from '../../../../src/listing/rules/missing-hits.ts';
import type { Listing } from '../../../../src/listing/state/listing.ts';
import type { ListingOptions } from '../../../../src/listing/state/listing-options.ts';
import type { ListingSource } from '../../../../src/listing/state/listing-source.ts';

/**
 * Asks again which of the hits are saved as the page comes back from the back/forward cache: the page of a formulation,
 * where one comes from, saves it, too. The hits stay; the source takes over what the answer says.
 */
export function useFreshHearts({ state }: Listing, source: ListingSource, options: ListingOptions): void {
  useEffect(() => {
    const stop = new AbortController();
    const ask = ({ persisted }: PageTransitionEvent) => {
      const { answer } = state.getState();
      if (!persisted || !answer) return;
      const range = { size: shownCount(answer) };
      // Without an answer the hearts stay as they are.
      source.search({ ...listingRequest(answer.query, options), range }, stop.signal).catch(() => {});
    };
    addEventListener('pageshow', ask);
    return () => {
      removeEventListener('pageshow', ask);
      stop.abort();
    };
  }, [state, source, options]);
}
