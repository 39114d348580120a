import type { ProductHit } from './search-hit.ts';

/** A suggested search text. */
export interface TermSuggestion {
  text: string;
  /** Kind of the suggestion, such as `brand` or `color_index`. */
  type: string;
  /** Start and end of the matching parts, in UTF-16 units. */
  matches: readonly (readonly [start: number, end: number])[];
  /** The filter with exactly these results; without it the text is a search term. */
  filter?: { key: string; value: string } | undefined;
}

/** Suggestions for a typed text. */
export interface Suggestions {
  terms: readonly TermSuggestion[];
  /** At most 10 (spec P§9). */
  products: readonly ProductHit[];
  /** Whether terms or products could not be loaded. @default false */
  isPartial?: boolean;
}
