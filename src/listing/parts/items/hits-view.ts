import type { SearchHit } from '../../../domain/search/search-hit.ts';

/** Data common to a listing's hits. Must be a stable object while hits are added. */
export interface HitsView {
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
  /** Codes of the selected industries. */
  industries: readonly string[];
  /** Number of hits by industry, of the answer. */
  industryCounts: Readonly<Record<string, number | undefined>>;
  /** Titles of industries by code. */
  industryTitles: ReadonlyMap<string, string>;
  /** Called when a hit's link is followed. */
  onOpen: (hit: SearchHit, index: number) => void;
}
