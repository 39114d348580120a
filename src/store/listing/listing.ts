import type { StoreApi } from 'zustand/vanilla';
import type { Chip, Facet } from '../../domain/search/facet.ts';
import type {
  ListingQuery,
  ListingSort,
  ListingTab,
  ListingView,
} from '../../domain/search/listing-query.ts';
import type { MissingHits } from '../../domain/search/missing-hits.ts';
import type { ResultType, SearchHit } from '../../domain/search/search-hit.ts';
import type { Suggestions } from '../../domain/search/suggestions.ts';
import type { ServiceError } from '../../errors/service-error.ts';

/** What one answer said: hits, total and counts on screen always come from one (docs/architecture.md, "Listings"). */
export interface ListingAnswer {
  /** Names the settled answer in events and analytics. */
  queryId: string;
  /** The query that it answers. */
  query: ListingQuery;
  hits: readonly SearchHit[];
  /** Hits before and after these that were shown when the page was left and are loaded as one scrolls to them. */
  before?: MissingHits | undefined;
  after?: MissingHits | undefined;
  total: number;
  /** Counts by filter and value; what is left out is 0. */
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Totals of the other result types or tabs, where they have been counted. */
  totals: Readonly<Partial<Record<ResultType | ListingTab, number>>>;
  /** Nearest spelling of a term that finds little; offered, never applied. */
  didYouMean?: string | undefined;
  /** Filters of the address that the service left out. */
  ignored: readonly { key: string; value: string }[];
}

/** State of one listing on the page. */
export interface ListingState {
  /** As chosen; the address says the same. Runs ahead of `answer.query` while loading. */
  query: ListingQuery;
  /** The latest answer; `undefined` before the first. Stays, dimmed, while the next is loaded or has failed. */
  answer: ListingAnswer | undefined;
  /** What is under way: a new answer, or more hits of this one. */
  loading: 'answer' | 'more' | undefined;
  /** Why the latest load failed, and which it was. */
  failure: { error: ServiceError; of: 'answer' | 'more' } | undefined;
  facets: readonly Facet[];
  /** The answer is there, its facets are still on their way. */
  areFacetsComing?: boolean;
  chips: readonly Chip[];
  /** Index of the first hit that the latest load-more brought; focus goes there. */
  firstNew: number | undefined;
  /** Key of the filter (or `q`) whose latest choice was refused, since the address would exceed 8,000 characters. */
  tooLong?: string | undefined;
}

/** One listing: its state and what visitors do with it. */
export interface Listing {
  state: StoreApi<ListingState>;
  /**
   * Searches for the term; empty: for all. Filters stay. While it is `typing`, the first call makes an entry in the
   * history and later ones replace it; a submitted term makes one of its own, unless it is the one typed last.
   */
  search(term: string, how?: 'typing' | 'submitted'): void;
  /** Changes several parts of the query in one step, which is one entry in the history. */
  go(query: Partial<ListingQuery>): void;
  /** Chooses a value or takes it back. */
  toggle(key: string, value: string): void;
  /** Puts these values in place of those chosen; none clears the filter. */
  choose(key: string, values: readonly string[]): void;
  /** Clears all filters; the term stays. */
  clearAll(): void;
  sort(sort: ListingSort): void;
  /** Changes how hits are drawn; asks nothing. */
  view(view: ListingView): void;
  type(type: ResultType): void;
  tab(tab: ListingTab): void;
  loadMore(): void;
  /** The first press loads up to 1,000 hits (sheets: 250), later ones the next 1,000, until 10,000 (decision B31). */
  loadAll(): void;
  /** Loads a hit for which there is only room so far, and those around it; `index` counts from the first of all. */
  loadMissing(index: number): void;
  /** Tries again what failed. */
  retry(): void;
  /** Address of the listing with another query, for links such as tabs. */
  hrefOf(query: Partial<ListingQuery>): string;
  /** Counts of dropping each chip, for the ways out of "no results"; one without a chip is about dropping all of them. */
  waysOut(signal: AbortSignal): Promise<readonly { chip?: Chip | undefined; total: number }[]>;
  /** How many hits another query has; asked for with the present answer, and aborted with it. Rejects if aborted. */
  count(query: ListingQuery, signal: AbortSignal): Promise<number>;
  /** Suggestions within the base filters and those chosen; absent where the listing makes none. Rejects if aborted. */
  suggest?(term: string, signal: AbortSignal): Promise<Suggestions>;
}
