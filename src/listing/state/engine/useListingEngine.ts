import { useEffect, useState } from 'react';
import { IslandError } from '../../../errors/island-error.ts';
import { type Page, usePage } from '../../../store/hooks.ts';
import { claimAddress } from '../history/claim-address.ts';
import type { ListingEngine } from '../listing-engine.ts';
import type { ListingOptions } from '../listing-options.ts';
import type { ListingSource } from '../listing-source.ts';
import { wrongOption } from '../wrong-option.ts';
import { createListing } from './create-listing.ts';

/**
 * Creates an island's listing, and runs it while the island is mounted. Uses the options of the first render.
 *
 * @param island the island's name
 * @param makeSource creates the listing's source, such as `pageSource`
 * @throws {IslandError} if an option is invalid, or another listing of the page uses the same parameters of the address
 */
export function useListingEngine(
  island: string,
  options: ListingOptions,
  makeSource: (page: Page) => ListingSource,
): ListingEngine {
  const page = usePage();
  const [error, setError] = useState<Error>();
  const [listing] = useState(() => {
    const reason = wrongOption(options);
    if (reason) throw new IslandError(island, reason);
    return createListing(options, makeSource(page));
  });
  const { url, urlPrefix } = options;
  useEffect(() => {
    const release = claimAddress(page.store, { url, urlPrefix });
    if (!release) {
      const reason = `data-ce-props.urlPrefix must be another than "${urlPrefix}", which the first listing of the page has, or data-ce-props.url must be false.`;
      setError(new IslandError(island, reason));
      return undefined;
    }
    const stop = listing.start();
    return () => {
      stop();
      release();
    };
  }, [page.store, island, listing, url, urlPrefix]);
  if (error) throw error;
  return listing;
}
