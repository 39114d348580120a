import type { ResultType } from './search-hit.ts';

/** Tabs of a listing of product sheets, `mine` of one of formulations (spec P§2). */
export type ListingTab = 'all' | 'mysheets' | 'company' | 'mine';

/** How hits are drawn (decision B30). */
export type ListingView = 'list' | 'grid' | 'table';

/** Order of the hits (decision B30); absent: by relevance with a term, else by name. */
export type ListingSort = 'relevance' | 'name' | 'newest' | 'type';

/** What a listing is asked for: everything that its address keeps (spec P§7). */
export interface ListingQuery {
  /** Search term, trimmed; empty where there is none. */
  term: string;
  type: ResultType;
  /** Only in listings that have tabs. */
  tab?: ListingTab | undefined;
  /** Chosen values by key of the filter table, each in the order in which they were chosen; none is left out. */
  filters: Readonly<Record<string, readonly string[]>>;
  sort?: ListingSort | undefined;
  view?: ListingView | undefined;
}
