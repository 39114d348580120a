/** Most hits of one answer (decision B31): of product sheets fewer, since each brings its documents. */
export const ANSWER_CAP = { search: 1_000, sheets: 250 } as const;

/** Hits that a listing shows at most; beyond, filters help more than scrolling. */
export const LISTING_CAP = 10_000;

/** What a listing offers below its hits. */
export interface LoadSteps {
  /** Hits of the next part; 0 where there are no more. */
  more: number;
  /** Hits that the second button brings in all; 0 where it would bring no more than the first. */
  all: number;
  /** The second button leaves some out: it brings as many as one answer holds. */
  isCapped: boolean;
  /** The listing shows as many hits as it ever does, and there are more. */
  isFull: boolean;
}

/**
 * Returns what may be loaded next (decision B31): the next part, and either all hits or as many as one answer holds.
 *
 * @param size hits of a part
 * @param cap hits of one answer at most
 */
export function loadSteps(shown: number, total: number, size: number, cap: number): LoadSteps {
  const left = Math.min(total, LISTING_CAP) - shown;
  const more = Math.max(0, Math.min(size, left));
  // The first press asks for all from the start, later ones for what comes after the hits shown.
  const start = shown < cap ? 0 : shown;
  const all = Math.min(cap, Math.min(total, LISTING_CAP) - start);
  return {
    more,
    all: left > more ? all : 0,
    isCapped: start + all < total,
    isFull: shown >= LISTING_CAP && total > shown,
  };
}
