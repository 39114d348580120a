import { readKeptList, writeKeptList } from '../../store/kept-lists.ts';
import type { Store } from '../../store/state.ts';

const KEY = 'ce-recentSearches';
const MOST = 5;

/** Recent search terms on this device, latest first, as far as they are kept ({@link readKeptList}). */
export function readRecentSearches(store: Store): readonly string[] {
  return readKeptList(store, KEY).filter((term) => typeof term === 'string');
}

/** Stores a search term. */
export function keepRecentSearch(store: Store, term: string): void {
  if (!term) return;
  const others = readRecentSearches(store).filter((each) => each !== term);
  writeKeptList(store, KEY, [term, ...others].slice(0, MOST));
}
