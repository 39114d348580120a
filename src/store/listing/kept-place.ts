import { findsTheSame } from '../../domain/search/change-query.ts';
import { isSameValue } from '../../lib/is-same-value.ts';
import type { ListingHistory, ListingPlace } from './listing-history.ts';
import type { ListingScreen } from './listing-screen.ts';

/** Where someone is among the hits, as the entries of the history keep it. */
export interface KeptPlace {
  /** Keeps the place among the hits on screen in the present entry. */
  keep(place: Omit<ListingPlace, 'count'>): void;
  /** Reads the place of the present entry, to go there with the next answer. */
  recall(): ListingPlace | undefined;
  /** The place to go to with the answer that has just come; once. */
  take(): ListingPlace | undefined;
  /** Goes nowhere: something else is asked for. */
  drop(): void;
}

export function keptPlace(history: ListingHistory, { get }: ListingScreen): KeptPlace {
  let toSeek: ListingPlace | undefined;
  return {
    keep(place) {
      const { answer, loading, query } = get();
      if (!answer || loading === 'answer' || !findsTheSame(answer.query, query)) return;
      const kept = { count: answer.hits.length, ...place };
      if (!isSameValue(history.place(), kept)) history.keepPlace(kept);
    },
    recall() {
      toSeek = history.place();
      return toSeek;
    },
    take() {
      const place = toSeek;
      toSeek = undefined;
      return place;
    },
    drop() {
      toSeek = undefined;
    },
  };
}
