import { useEffect, useState } from 'react';
import { usePage } from '../hooks.ts';
import { createListing, type ListingEngine } from './create-listing.ts';
import type { ListingOptions } from './listing-options.ts';
import { pageSource } from './page-source.ts';

/**
 * Makes the listing of an island, and runs it for as long as the island is mounted. Options are those of the first
 * render.
 *
 * @param servedJson see `pageSource`
 */
export function useListingEngine(
  options: ListingOptions,
  servedJson: () => string | undefined,
): ListingEngine {
  const page = usePage();
  const [listing] = useState(() => createListing(options, pageSource(page, options, servedJson())));
  useEffect(() => listing.start(), [listing]);
  return listing;
}
