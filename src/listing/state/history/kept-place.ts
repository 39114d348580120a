import { isSameValue } from '../../../lib/is-same-value.ts';
import { findsTheSame } from '../../rules/change-query.ts';
import type { ListingPlace } from '../../rules/listing-place.ts';
import { shownCount } from '../../rules/missing-hits.ts';
import type { ListingHistory } from '../listing-history.ts';
import type { ListingScreen } from '../listing-screen.ts';

/** The position in the hits, stored in history entries. */
export interface KeptPlace {
  /** Stores the position in the hits on screen in the current entry. */
  keep(place: Omit<ListingPlace, 'count' | 'index'>): void;
  /** Whether the current entry stores a hit to scroll to. */
  isKept(): boolean;
  /** Reads the current entry's position, to restore it with the next answer. */
  recall(): ListingPlace | undefined;
  /** The position to restore with the answer that has just arrived; once. */
  take(): ListingPlace | undefined;
  /** Restores nothing: something else was requested. */
  drop(): void;
}

/** Creates what stores the position in a listing, and restores it. */
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
      // That hit is gone; use the one that has taken its place.
      return { ...place, anchor: hits[(place.index ?? -1) - (before?.count ?? 0)]?.id };
    },
    drop() {
      toSeek = undefined;
    },
  };
}
