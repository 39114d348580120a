import { useEffect, useState } from 'react';
import { chosenIn, withChosen, withoutChosen } from '../../../src/domain/search/chosen-in-address.ts';
import { addressWith, pageUrl, pushAddress } from '../../../src/lib/address/page-address.ts';
import type { ColourSearchProps } from '../island.ts';
import { ADDRESS_KEYS, type InAddress } from '../rules/search-in-address.ts';

/** The search in the address. */
export interface SearchInAddress {
  /** As rendered. */
  found: InAddress;
  /** Identifies the search. */
  key: string;
  /** Adds a search to the query of an address; other parameters stay. */
  addTo: (query: string, search: InAddress) => string;
  /** Writes a search as a new history entry; other parameters stay. @returns its key */
  write: (search: InAddress) => string;
  /** Whether the address still has this search. */
  isNow: (search: InAddress) => boolean;
}

/** Follows the search in the address; Back and Forward change it. */
export function useSearchInAddress({
  urlPrefix,
  urlKeys,
}: Pick<ColourSearchProps, 'urlPrefix' | 'urlKeys'>): SearchInAddress {
  const nameOf = (key: string) => urlPrefix + (urlKeys[key] ?? key);
  const names = ADDRESS_KEYS.map(nameOf).join(' ');
  const [found, setFound] = useState(() => searchNow(names));
  useEffect(() => {
    const follow = () => setFound(searchNow(names));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [names]);
  const addTo = (query: string, search: InAddress) =>
    ADDRESS_KEYS.reduce(
      (whole, key) =>
        search[key] ? withChosen(whole, nameOf(key), search[key]) : withoutChosen(whole, nameOf(key)),
      query,
    );
  return {
    found,
    addTo,
    key: keyOf(found),
    isNow: (search) => keyOf(search) === keyOf(searchNow(names)),
    write(search) {
      const query = addTo(pageUrl().search, search);
      if (query !== pageUrl().search) pushAddress(addressWith(query));
      const written = searchNow(names);
      setFound(written);
      return keyOf(written);
    },
  };
}

function searchNow(names: string): InAddress {
  const values = names.split(' ').map((name) => chosenIn(pageUrl().search, name) ?? '');
  return Object.fromEntries(ADDRESS_KEYS.map((key, at) => [key, values[at] ?? ''])) as InAddress;
}

function keyOf(search: InAddress): string {
  return ADDRESS_KEYS.map((key) => search[key]).join('\n');
}
