import type { ProductHit } from './search-hit.ts';

/** A text that a search can be completed to. */
export interface TermSuggestion {
  text: string;
  /** What it names, such as `brand` or `color_index`. */
  type: string;
  /** Start and end of the parts of the text that matched, in UTF-16 units. */
  matches: readonly (readonly [start: number, end: number])[];
  /** The filter that finds exactly this; without it the text is a search term. */
  filter?: { key: string; value: string } | undefined;
}

/** What is offered while someone types a term. */
export interface Suggestions {
  terms: readonly TermSuggestion[];
  /** At most 10 (spec P§9). */
  products: readonly ProductHit[];
}
