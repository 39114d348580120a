import type { StoreApi } from 'zustand/vanilla';
import type { ComparedColors } from '../../domain/color/compared-medium.ts';
import type { ResultType, SearchHit } from '../../domain/search/search-hit.ts';
import type { Suggestions } from '../../domain/search/suggestions.ts';
import type { ServiceError } from '../../errors/service-error.ts';
import type { Counts } from '../rules/build-facets.ts';
import type { Chip, Facet } from '../rules/facet.ts';
import type { ListingQuery, ListingSort, ListingTab, ListingView } from '../rules/listing-query.ts';
import type { MissingHits } from '../rules/missing-hits.ts';

/** One answer: hits, total and counts on screen always belong together (docs/architecture.md, "Listings"). */
export interface ListingAnswer {
  /** Identifies the answer in events and analytics. */
  queryId: string;
  /** The answer's query. */
  query: ListingQuery;
  hits: readonly SearchHit[];
  /** Number of hits among these that could not be read. @default 0 */
  leftOut?: number | undefined;
  /** Number of hits before and after these that were shown when the page was left; loaded on scrolling. */
  before?: MissingHits | undefined;
  after?: MissingHits | undefined;
  total: number;
  counts: Counts;
  /** Totals of the other result types or tabs, if counted. */
  totals: Readonly<Partial<Record<ResultType | ListingTab, number>>>;
  /** Closest spelling of a term with few results; offered, never applied. */
  didYouMean?: string | undefined;
  /** How colours were compared; only of a search by a colour. */
  compared?: ComparedColors | undefined;
  /** Filters of the address that the service ignored. */
  ignored: readonly { key: string; value: string }[];
  /** Those of the page that it does not know. */
  unknownBase?: readonly { key: string; value: string }[];
}

/** A less narrow query with its number of hits. */
export interface WiderSearch {
  /** What is dropped: one filter, the term, or all filters. */
  without: Chip | 'term' | 'filters';
  total: number;
}

/** State of one listing on the page. */
export interface ListingState {
  /** As in the address. Ahead of `answer.query` while loading. */
  query: ListingQuery;
  /** The latest answer; `undefined` before the first. Stays, dimmed, while the next one is loading or has failed. */
  answer: ListingAnswer | undefined;
  /** What is loading: a new answer, or more hits of this one. */
  loading: 'answer' | 'more' | undefined;
  /** Error of the latest load, and what it was for. */
  failure: { error: ServiceError; of: 'answer' | 'more' } | undefined;
  facets: readonly Facet[];
  /** Whether the answer's facets are still loading. */
  areFacetsComing?: boolean;
  chips: readonly Chip[];
  /** Index of the first hit of the latest load-more, which gets the focus. */
  firstNew: number | undefined;
  /** Ids of hits, or of their documents, that are new in the saved search that was opened. */
  newHits?: ReadonlySet<string> | undefined;
  /** Ids of the products whose documents are open, in a listing of sheets. */
  opened?: readonly string[] | undefined;
  /** Key of the filter (or `q`) whose latest change was refused, since the address would exceed 8,000 characters. */
  tooLong?: string | undefined;
}

/** A listing: its state and the visitor's actions. */
export interface Listing {
  state: StoreApi<ListingState>;
  /**
   * Searches for the term; empty: for all. Filters are kept. While `typing`, the first call pushes a history entry and
   * later ones replace it; a submitted term pushes its own, unless it is the one typed last.
   */
  search(term: string, how?: 'typing' | 'submitted'): void;
  /** Changes several parts of the query, in one history entry. */
  go(query: Partial<ListingQuery>): void;
  /** Selects or deselects a value. */
  toggle(key: string, value: string): void;
  /** Replaces the selected values; an empty list clears the filter. */
  choose(key: string, values: readonly string[]): void;
  /** Clears all filters; the term is kept. */
  clearAll(): void;
  sort(sort: ListingSort): void;
  /** Changes how hits are shown; makes no request. */
  view(view: ListingView): void;
  type(type: ResultType): void;
  tab(tab: ListingTab): void;
  loadMore(): void;
  /** The first press loads up to 1,000 hits (sheets: 250), later ones the next 1,000, until 10,000 (decision B31). */
  loadAll(): void;
  /** Loads a missing hit and those around it; `index` counts from the first of all hits. */
  loadMissing(index: number): void;
  /** Opens the documents of a product below its line, or closes them. */
  toggleOpened(id: string): void;
  /** Repeats the failed load. */
  retry(): void;
  /** Address of the listing for a changed query, for links such as tabs. */
  hrefOf(query: Partial<ListingQuery>): string;
  /** Counts less narrow queries, for the ways out of "no results". */
  widerSearches(signal: AbortSignal): Promise<readonly WiderSearch[]>;
  /** Total of another query; requested with the current answer, and aborted with it. Rejects if aborted. */
  count(query: ListingQuery, signal: AbortSignal): Promise<number>;
  /** Reads all hits of another query, answer by answer, without showing them. Rejects with a `ServiceError`. */
  readAll(query: ListingQuery, signal: AbortSignal): Promise<readonly SearchHit[]>;
  /** Counts the hits of one tab again, if the listing has it. Its old count stays if that fails. */
  recount(tab: ListingTab, signal: AbortSignal): Promise<void>;
  /** Suggestions within the base and selected filters; absent if the listing has none. Rejects if aborted. */
  suggest?(term: string, signal: AbortSignal): Promise<Suggestions>;
}
