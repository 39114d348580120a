import type { Viewer } from '../../base/context.ts';
import { MAX_SHEETS } from '../answer-search.ts';
import type { Hit } from '../hits/hit-reader.ts';
import type { SearchCalls } from '../search-calls.ts';
import type { SavedSearch, Seen } from './saved-search-store.ts';

/** Hits of a search that are looked at, as many as "load more" gives (decision B31). */
const MOST = 10_000;

/** What a viewer finds now. */
export interface FoundNow {
  total: number;
  /** Keys of all hits; in listings of sheets, those of their documents. */
  keys: string[];
}

/** Runs a saved search for a viewer, who may see more or less than when it was saved. */
export function findNow(
  calls: Pick<SearchCalls, 'search'>,
  { list, filters }: Pick<SavedSearch, 'list' | 'filters'>,
  viewer: Viewer,
): FoundNow {
  const keys: string[] = [];
  let total = 0;
  for (let from = 0; from < MOST; from += MAX_SHEETS) {
    const answer = calls.search({
      ...{ list, search: `?${filters}`, viewer },
      body: { from, size: MAX_SHEETS, isProductSuggestRequest: false },
    });
    total = answer.total;
    keys.push(...answer.hits.flatMap(keysOf));
    if (from + MAX_SHEETS >= total) break;
  }
  return { total, keys };
}

/** Number of hits that were not there when the user last opened the search. */
export function countNew({ keys }: FoundNow, seen: Seen): number {
  if ('allBut' in seen) return keys.filter((key) => seen.allBut.includes(key)).length;
  const known = new Set(seen.keys);
  return keys.filter((key) => !known.has(key)).length;
}

function keysOf(hit: Hit): string[] {
  const { id, assets } = hit as { id: string; assets?: readonly { id: string }[] };
  return assets ? assets.map((asset) => asset.id) : [id];
}
