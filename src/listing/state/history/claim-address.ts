import { ofStore } from '../../../store/of-store.ts';
import type { Store } from '../../../store/state.ts';
import type { ListingOptions } from '../listing-options.ts';

/** Prefixes of parameters that listings of the page have claimed. */
const prefixesOf = ofStore(() => new Set<string>());

/**
 * Claims the address's parameters for a listing: two listings with the same names would overwrite each other.
 *
 * @returns a function that releases them; `undefined` if another listing has claimed them
 */
export function claimAddress(
  store: Store,
  { url, urlPrefix }: Pick<ListingOptions, 'url' | 'urlPrefix'>,
): (() => void) | undefined {
  if (!url) return () => {};
  const claimed = prefixesOf(store);
  if (claimed.has(urlPrefix)) return undefined;
  claimed.add(urlPrefix);
  return () => void claimed.delete(urlPrefix);
}
