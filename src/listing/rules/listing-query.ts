import type { ResultType } from '../../domain/search/search-hit.ts';

/** Tabs of a listing of product sheets; `mine` of one of formulations (spec P§2). */
export type ListingTab = 'all' | 'mysheets' | 'company' | 'mine';

/** Views of hits (decision B30). */
export type ListingView = 'list' | 'grid' | 'table';

/** Sort order (decision B30); absent: by relevance with a term, else by name. */
export type ListingSort = 'relevance' | 'name' | 'newest' | 'type';

/** Query of a listing: everything that its address contains (spec P§7). */
export interface ListingQuery {
  /** Search term, trimmed; empty for none. */
  term: string;
  type: ResultType;
  /** Only in listings with tabs. */
  tab?: ListingTab | undefined;
  /** Selected values by key of the filter table, in order of selection; never an empty list. */
  filters: Readonly<Record<string, readonly string[]>>;
  sort?: ListingSort | undefined;
  view?: ListingView | undefined;
}
