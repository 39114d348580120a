import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Chip, Facet, FacetValue } from '../../src/listing/rules/facet.ts';
import type { ListingQuery } from '../../src/listing/rules/listing-query.ts';
import type { Listing, ListingAnswer, ListingState } from '../../src/listing/state/listing.ts';

/** What a listing is asked for where a test does not care. */
export const fakeQuery: ListingQuery = { term: '', type: 'pigments', filters: {} };

/** An answer; without hits, whatever its total. */
export const fakeAnswer = (more: Partial<ListingAnswer> = {}): ListingAnswer => ({
  ...{ queryId: 'q-1', query: fakeQuery, hits: [], total: 46, counts: {}, totals: {}, ignored: [] },
  ...more,
});

/** A value of a facet, called like its key. */
export const fakeValue = (key: string, more: Partial<FacetValue> = {}): FacetValue => ({
  ...{ key, title: key, count: 1, isChosen: false },
  ...more,
});

/** A facet of these values, all of them in its shortlist. */
export const fakeFacet = (key: string, values: readonly FacetValue[], more: Partial<Facet> = {}): Facet => ({
  ...{ key, title: key, control: 'options', group: key, values },
  shortlist: new Set(values.map((value) => value.key)),
  ...more,
});

/** A chip called `<key>: <value>`. */
export const fakeChip = (key: string, value: string, more: Partial<Chip> = {}): Chip => ({
  ...{ key, value, filter: key, title: value, needsFilter: true },
  ...more,
});

/** A listing whose actions do nothing but count; give those that a test is about. */
export function fakeListing(state: Partial<ListingState> = {}, actions: Partial<Listing> = {}): Listing {
  const empty: ListingState = {
    ...{ query: fakeQuery, answer: fakeAnswer(), loading: undefined, failure: undefined },
    ...{ facets: [], chips: [], firstNew: undefined },
  };
  return {
    state: createStore<ListingState>(() => ({ ...empty, ...state })),
    ...{ search: vi.fn(), go: vi.fn(), toggle: vi.fn(), choose: vi.fn(), clearAll: vi.fn() },
    ...{ sort: vi.fn(), view: vi.fn(), type: vi.fn(), tab: vi.fn() },
    ...{ loadMore: vi.fn(), loadAll: vi.fn(), loadMissing: vi.fn(), retry: vi.fn() },
    toggleOpened: vi.fn(),
    hrefOf: (query) =>
      `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
    widerSearches: async () => [],
    recount: async () => {},
    count: vi.fn(async () => 0),
    readAll: vi.fn(async () => []),
    ...actions,
  };
}
