import { findsTheSame } from '../../domain/search/change-query.ts';
import type { ListingPlace } from '../../domain/search/listing-place.ts';
import { shownCount } from '../../domain/search/missing-hits.ts';
import { isSameValue } from '../../lib/is-same-value.ts';
import type { ListingHistory } from './listing-history.ts';
import type { ListingScreen } from './listing-screen.ts';

/** Where someone is among the hits, as the entries of the history keep it. */
export interface KeptPlace {
  /** Keeps the place among the hits on screen in the present entry. */
  keep(place: Omit<ListingPlace, 'count' | 'index'>): void;
  /** Whether the present entry has kept a hit to go to. */
  isKept(): boolean;
  /** Reads the place of the present entry, to go there with the next answer. */
  recall(): ListingPlace | undefined;
  /** The place to go to with the answer that has just come; once. */
  take(): ListingPlace | undefined;
  /** Goes nowhere: something else is asked for. */
  drop(): void;
}

/** Creates what stores the visitor’s place in a listing, and finds it again. */
export function keptPlace(history: ListingHistory, { get }: ListingScreen): KeptPlace {
  let toSeek: ListingPlace | undefined;
  return {
    keep(place) {
      const { answer, loading, query } = get();
      if (!answer || loading === 'answer' || !findsTheSame(answer.query, query)) return;
      const at = answer.hits.findIndex(({ id }) => id === place.anchor);
      const found = at < 0 ? undefined : (answer.before?.count ?? 0) + at;
      const index = place.anchor === undefined ? 0 : found;
      const kept = { count: shownCount(answer), ...place, ...(index !== undefined && { index }) };
      if (!isSameValue(history.place(), kept)) history.keepPlace(kept);
    },
    isKept: () => history.place()?.anchor !== undefined,
    recall() {
      toSeek = history.place();
      return toSeek;
    },
    take() {
      const place = toSeek;
      toSeek = undefined;
      const { hits = [], before } = get().answer ?? {};
      if (place?.anchor === undefined || hits.some(({ id }) => id === place.anchor)) return place;
      // That hit is gone. Another stands in its place.
      return { ...place, anchor: hits[(place.index ?? -1) - (before?.count ?? 0)]?.id };
    },
    drop() {
      toSeek = undefined;
    },
  };
}
