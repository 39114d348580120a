import { FILTER_KEYS } from '../../rules/filter-table.ts';
import { createListingAddress, type ListingAddress } from '../../rules/listing-address.ts';
import type { ListingOptions } from '../listing-options.ts';

/** The listing's own part of the address, without what the page has set. */
export function ownAddress(
  options: Pick<ListingOptions, 'mode' | 'filters' | 'types' | 'tabs' | 'views' | 'urlKeys' | 'urlPrefix'>,
): ListingAddress {
  const base = new Set(Object.keys(options.filters));
  return createListingAddress({
    ...options,
    keys: FILTER_KEYS.filter((key) => !base.has(key)),
    ...(options.mode === 'search' && { tabs: undefined }),
  });
}
