import { useEffect, useState } from 'react';
import { IslandError } from '../../errors/island-error.ts';
import { usePage } from '../hooks.ts';
import { claimAddress } from './claim-address.ts';
import { createListing, type ListingEngine } from './create-listing.ts';
import type { ListingOptions } from './listing-options.ts';
import { pageSource } from './page-source.ts';

/**
 * Makes the listing of an island, and runs it for as long as the island is mounted. Options are those of the first
 * render.
 *
 * @param servedJson see `pageSource`
 * @throws {IslandError} where another listing of the page uses the same parameters of the address
 */
export function useListingEngine(
  options: ListingOptions,
  servedJson: () => string | undefined,
): ListingEngine {
  const page = usePage();
  const [error, setError] = useState<Error>();
  const [listing] = useState(() => createListing(options, pageSource(page, options, servedJson())));
  const { url, urlPrefix } = options;
  useEffect(() => {
    const release = claimAddress(page.store, { url, urlPrefix });
    if (!release) {
      const reason = `data-ce-props.urlPrefix must be another than "${urlPrefix}", which the first listing of the page has, or data-ce-props.url must be false.`;
      setError(new IslandError('search-listing', reason));
      return undefined;
    }
    const stop = listing.start();
    return () => {
      stop();
      release();
    };
  }, [page.store, listing, url, urlPrefix]);
  if (error) throw error;
  return listing;
}
