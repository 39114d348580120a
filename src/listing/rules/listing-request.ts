import { plainText } from '../../lib/text/fold-text.ts';
import type { ListingQuery, ListingSort } from './listing-query.ts';

/** A listing's base filters, by key; visitors neither see nor change them. */
export type BaseFilters = Readonly<Record<string, string | readonly string[]>>;

/** A request to the search service. */
export interface ListingRequest {
  list: 'search' | 'mysheets' | 'company';
  filters: URLSearchParams;
}

/** The constant part of a listing's requests. */
export interface RequestBase {
  mode: 'search' | 'sheets';
  filters: BaseFilters;
  /** Sort order if none is selected. */
  sort?: ListingSort | undefined;
}

/** Converts a query to a request (spec P§7). Several values are repeated keys (decision B26). */
export function listingRequest(query: ListingQuery, base: RequestBase): ListingRequest {
  const { term, type, tab = 'all' } = query;
  const sort = query.sort ?? base.sort;
  const filters = new URLSearchParams();
  const add = (key: string, value: string | readonly string[]) => {
    for (const each of typeof value === 'string' ? [value] : value) filters.append(key, each);
  };
  filters.set('type', type);
  if (base.mode === 'sheets') filters.set('tab', tab);
  for (const [key, value] of Object.entries(base.filters)) add(key, value);
  for (const [key, value] of Object.entries(query.filters)) add(key, value);
  if (term) filters.set('q', plainText(term));
  if (sort) filters.set('sort', sort);
  const lists = { all: 'search', mine: 'search', mysheets: 'mysheets', company: 'company' } as const;
  return { list: base.mode === 'sheets' ? lists[tab] : 'search', filters };
}
