import type { ResultType } from '../../domain/search/search-hit.ts';
import type { ListingSort, ListingTab, ListingView } from '../rules/listing-query.ts';
import type { BaseFilters } from '../rules/listing-request.ts';

/** Options of a listing, from its props. */
export interface ListingOptions {
  mode: 'search' | 'sheets';
  /** Result types to choose from; the first is the default. */
  types: readonly ResultType[];
  /** Tabs of product sheets to choose from; the first is the default. */
  tabs: readonly ListingTab[];
  /** Base filters: part of every call and every count, and never shown. */
  filters: BaseFilters;
  /** Keys of the offered filters; by default all that apply. */
  facets?: readonly string[] | undefined;
  views: readonly ListingView[];
  view: ListingView;
  sort?: ListingSort | undefined;
  /** Hits per load. */
  size: number;
  /** Whether the query is in the address. */
  url: boolean;
  urlPrefix: string;
  urlKeys: Readonly<Record<string, string>>;
}

/** The service's default number of hits. */
export const SERVICE_SIZE = 24;
