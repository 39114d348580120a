/** Maximum number of hits per answer (decision B31): fewer for product sheets, which include their documents. */
export const ANSWER_CAP = { search: 1_000, sheets: 250 } as const;

/** Maximum number of hits in a listing; beyond it, filters help more than scrolling. */
export const LISTING_CAP = 10_000;

/** The buttons below a listing's hits. */
export interface LoadSteps {
  /** Number of hits that the first button loads; 0 if there are no more. */
  more: number;
  /** Total number of hits after the second button; 0 if that would load no more than the first. */
  all: number;
  /** Whether the second button loads only as many as an answer can contain. */
  isCapped: boolean;
  /** Whether the listing shows its maximum and there are more hits. */
  isFull: boolean;
}

/**
 * Determines what can be loaded next (decision B31): the next range, and either all hits or the maximum of an answer.
 *
 * @param size hits per load
 * @param cap maximum number of hits per answer
 */
export function loadSteps(shown: number, total: number, size: number, cap: number): LoadSteps {
  const left = Math.min(total, LISTING_CAP) - shown;
  const more = Math.max(0, Math.min(size, left));
  // The first press requests all from the start, later ones those after the shown hits.
  const start = shown < cap ? 0 : shown;
  const all = Math.min(cap, Math.min(total, LISTING_CAP) - start);
  return {
    more,
    all: left > more ? all : 0,
    isCapped: start + all < total,
    isFull: shown >= LISTING_CAP && total > shown,
  };
}
