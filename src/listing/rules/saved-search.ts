import type { ListingQuery } from './listing-query.ts';
import { listingRequest, type RequestBase } from './listing-request.ts';

/** What a saved search searches for: the call by its list, and its filters. */
export interface SearchIdentity {
  list: 'search' | 'mysheets' | 'company' | 'color';
  /** Query string, in which the same search has the same text: its pairs are sorted, without the order of hits. */
  filters: string;
}

/** What a search by a colour adds to that of its listing. */
export interface ColorSearch {
  /** Parameters of its call. */
  parameters: Readonly<Record<string, string>>;
  /** The colour and its medium, in words. */
  name: string;
  /** Adds the colour to an address of the listing. */
  addressOf: (listing: string) => string;
}

/** Maximum length of a saved search's name. */
export const SEARCH_NAME_LIMIT = 120;

/** What a listing's query searches for, its base filters included. */
export function searchIdentity(query: ListingQuery, base: RequestBase, color?: ColorSearch): SearchIdentity {
  const { list, filters } = listingRequest(query, base);
  for (const [key, value] of Object.entries(color?.parameters ?? {})) filters.set(key, value);
  return { list: color ? 'color' : list, filters: inOneOrder(filters) };
}

/** Whether a saved search is this one, whatever order its service keeps pairs in. */
export function isSameSearch(saved: SearchIdentity, { list, filters }: SearchIdentity): boolean {
  return saved.list === list && inOneOrder(new URLSearchParams(saved.filters)) === filters;
}

/** A name for a search: its term and the titles of its filters, as far as there is room. */
export function suggestedName(term: string, titles: readonly string[]): string {
  const name = [term, ...titles].filter(Boolean).join(', ');
  return name.length > SEARCH_NAME_LIMIT ? `${name.slice(0, SEARCH_NAME_LIMIT - 1).trimEnd()}…` : name;
}

function inOneOrder(filters: URLSearchParams): string {
  const pairs = new URLSearchParams(filters);
  pairs.delete('sort');
  pairs.sort();
  return String(pairs);
}
