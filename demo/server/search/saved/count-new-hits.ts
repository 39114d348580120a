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
  calls: Pick<SearchCalls, 'search' | 'nearestToColor'>,
  { list, filters }: Pick<SavedSearch, 'list' | 'filters'>,
  viewer: Viewer,
): FoundNow {
  const keys: string[] = [];
  let total = 0;
  for (let from = 0; from < MOST; from += MAX_SHEETS) {
    const call = {
      ...{ search: `?${filters}`, viewer },
      body: { from, size: MAX_SHEETS, isProductSuggestRequest: false },
    };
    const answer = list === 'color' ? calls.nearestToColor(call) : calls.search({ ...call, list });
    total = answer.total;
    keys.push(...answer.hits.flatMap(keysOf));
    if (from + MAX_SHEETS >= total) break;
  }
  return { total, keys };
}

/** Keys of hits that were not there when the user last opened the search. */
export function newKeys({ keys }: FoundNow, seen: Seen): string[] {
  if ('allBut' in seen) return keys.filter((key) => seen.allBut.includes(key));
  const known = new Set(seen.keys);
  return keys.filter((key) => !known.has(key));
}

function keysOf(hit: Hit): string[] {
  const { id, assets } = hit as { id: string; assets?: readonly { id: string }[] };
  return assets ? assets.map((asset) => asset.id) : [id];
}
