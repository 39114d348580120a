import { isSameValue } from '../../../lib/is-same-value.ts';
import { findsTheSame } from '../../rules/change-query.ts';
import type { ListingPosition } from '../../rules/listing-position.ts';
import { loadedCount } from '../../rules/missing-hits.ts';
import type { ListingHistory } from '../listing-history.ts';
import type { ListingScreen } from '../listing-screen.ts';

/** The position in the hits, stored in history entries. */
export interface KeptPosition {
  /** Stores the position in the hits on screen in the current entry. */
  keep(position: Omit<ListingPosition, 'count' | 'index' | 'opened'>): void;
  /** Opens a product's documents or closes them, and stores that. */
  toggleOpened(id: string): void;
  /** Whether the current entry stores a hit to scroll to. */
  isKept(): boolean;
  /** Reads the current entry's position, to restore it with the next answer, and opens what was open. */
  recall(): ListingPosition | undefined;
  /** The position to restore with the answer that has just arrived; once. */
  take(): ListingPosition | undefined;
  /** Restores nothing: something else was requested. */
  drop(): void;
}

/** Creates what stores the position in a listing, and restores it. */
export function keptPosition(history: ListingHistory, { get, set }: ListingScreen): KeptPosition {
  let toSeek: ListingPosition | undefined;
  return {
    keep(position) {
      const { answer, loading, query, opened } = get();
      if (!answer || loading === 'answer' || !findsTheSame(answer.query, query)) return;
      const at = answer.hits.findIndex(({ id }) => id === position.anchor);
      const found = at < 0 ? undefined : (answer.before?.count ?? 0) + at;
      const index = position.anchor === undefined ? 0 : found;
      const kept = {
        count: loadedCount(answer),
        ...position,
        ...(index !== undefined && { index }),
        ...(opened && { opened }),
      };
      if (!isSameValue(history.position(), kept)) history.keepPosition(kept);
    },
    toggleOpened(id) {
      const { opened = [], answer } = get();
      const next = opened.includes(id) ? opened.filter((each) => each !== id) : [...opened, id];
      set({ opened: next });
      const { count = answer ? loadedCount(answer) : 0, ...position } = history.position() ?? {};
      history.keepPosition({ ...position, count, opened: next });
    },
    isKept: () => history.position()?.anchor !== undefined,
    recall() {
      toSeek = history.position();
      set({ opened: toSeek?.opened });
      return toSeek;
    },
    take() {
      const position = toSeek;
      toSeek = undefined;
      const { hits = [], before } = get().answer ?? {};
      if (position?.anchor === undefined || hits.some(({ id }) => id === position.anchor)) return position;
      // That hit is gone; use the one that has taken its place.
      return { ...position, anchor: hits[(position.index ?? -1) - (before?.count ?? 0)]?.id };
    },
    drop() {
      toSeek = undefined;
    },
  };
}
