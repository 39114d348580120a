import type { Store } from '../state.ts';
import type { ListingOptions } from './listing-options.ts';

const prefixes = new WeakMap<Store, Set<string>>();

/**
 * Claims the parameters of the address for a listing: two listings of a page with the same names would undo each other.
 *
 * @returns the release; `undefined` where another listing has them
 */
export function claimAddress(
  store: Store,
  { url, urlPrefix }: Pick<ListingOptions, 'url' | 'urlPrefix'>,
): (() => void) | undefined {
  if (!url) return () => {};
  const claimed = prefixes.get(store) ?? new Set();
  prefixes.set(store, claimed);
  if (claimed.has(urlPrefix)) return undefined;
  claimed.add(urlPrefix);
  return () => void claimed.delete(urlPrefix);
}
