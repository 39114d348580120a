import type { ListingSort, ListingTab, ListingView } from '../../domain/search/listing-query.ts';
import type { BaseFilters } from '../../domain/search/listing-request.ts';
import type { ResultType } from '../../domain/search/search-hit.ts';

/** What a page says of a listing. */
export interface ListingOptions {
  mode: 'search' | 'sheets';
  /** Result types to choose from; the first is the default. */
  types: readonly ResultType[];
  /** Tabs of product sheets to choose from; the first is the default. */
  tabs: readonly ListingTab[];
  /** Base filters: in every call and every count, and never shown. */
  filters: BaseFilters;
  /** Keys of the filters that are offered; all that make sense by default. */
  facets?: readonly string[] | undefined;
  views: readonly ListingView[];
  view: ListingView;
  sort?: ListingSort | undefined;
  /** Hits of a part. */
  size: number;
  /** Whether the address keeps what is chosen. */
  url: boolean;
  urlPrefix: string;
  urlKeys: Readonly<Record<string, string>>;
}

/** Hits of a part that the service gives without being told. */
export const SERVICE_SIZE = 24;
