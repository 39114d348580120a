import type { SearchHit } from '../../../domain/search/search-hit.ts';

/** What the hits of a listing have in common. Stays the same object while hits are added. */
export interface HitsView {
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
  /** Codes of the chosen industries. */
  industries: readonly string[];
  /** Hits by industry, of the answer. */
  industryCounts: Readonly<Record<string, number>>;
  /** Titles of industries by code. */
  industryTitles: ReadonlyMap<string, string>;
  /** Someone follows the link of a hit. */
  onOpen: (hit: SearchHit, index: number) => void;
}
