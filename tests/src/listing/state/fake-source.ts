import { vi } from 'vitest';
import type { FieldEntry } from '../../../../src/domain/fields/field-entry.ts';
import type { SearchHit } from '../../../../src/domain/search/search-hit.ts';
import type { ServiceError } from '../../../../src/errors/service-error.ts';
import { createListing } from '../../../../src/listing/state/engine/create-listing.ts';
import type { ListingEngine } from '../../../../src/listing/state/listing-engine.ts';
import { addressHistory, noHistory } from '../../../../src/listing/state/listing-history.ts';
import type { ListingOptions } from '../../../../src/listing/state/listing-options.ts';
import type { ListingSource } from '../../../../src/listing/state/listing-source.ts';
import type { SearchResult } from '../../../../src/services/search.ts';

/** A request of a listing, which the test answers when it likes. */
export interface Asked {
  list: string;
  filters: string;
  range: unknown;
  signal: AbortSignal;
  answer: (result: Partial<SearchResult>) => Promise<void>;
  fail: (error: ServiceError) => Promise<void>;
}

export const hits = (count: number, from = 1): SearchHit[] =>
  Array.from({ length: count }, (_, at) => ({
    resultType: 'pigments',
    id: `p-${from + at}`,
    product_name: `Pigment ${from + at}`,
    industries: [],
    isActive: true,
    isInternal: false,
  }));

export const counts = {
  c: [
    { key: 'red', title: 'Red', count: 5 },
    { key: 'blue', title: 'Blue', count: 3 },
  ],
};

const defaults: ListingOptions = {
  mode: 'search',
  types: ['pigments'],
  tabs: ['all', 'mysheets', 'company'],
  filters: {},
  views: ['list', 'grid', 'table'],
  view: 'list',
  size: 24,
  url: true,
  urlPrefix: '',
  urlKeys: {},
};

/** Lets what is already settled take effect. */
export const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

interface FakePage {
  viewer?: string;
  served?: { query: string; answer: SearchResult };
  manifest?: readonly FieldEntry[] | Promise<readonly FieldEntry[]>;
}

/** A started listing whose requests the test answers. */
export function startListing(
  options: Partial<ListingOptions> = {},
  { viewer = '', served, manifest = [] }: FakePage = {},
) {
  const asked: Asked[] = [];
  const listeners = new Set<() => void>();
  let who = viewer;
  const all = { ...defaults, ...options };
  const source: ListingSource = {
    history: all.url ? addressHistory(all.urlPrefix) : noHistory(),
    search: ({ list, filters, range }, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          ...{ list, filters: filters.toString(), range, signal },
          answer: (result) => {
            resolve({ total: 0, hits: [], ignored: [], aggregations: counts, ...result });
            return settle();
          },
          fail: (error) => {
            reject(error);
            return settle();
          },
        });
      }),
    suggest: () => Promise.resolve({ terms: [], products: [] }),
    manifest: async () => manifest,
    documentTypes: () => Promise.resolve([]),
    servedAnswer: () => Promise.resolve(served),
    viewer: () => who,
    watchViewer(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    audience: () => ({ isInternal: false, maySeeCompetitors: false, maySeeFormulations: false }),
    text: (key) => key,
    onAnswered: vi.fn(),
    onUnknown: vi.fn(),
    onExtended: vi.fn(),
    onTerm: vi.fn(),
    onSessionOver: vi.fn(),
  };
  const listing: ListingEngine = createListing(all, source);
  const stop = listing.start();
  return {
    ...{ listing, source, asked, stop },
    state: () => listing.state.getState(),
    /** The latest request. */
    latest: () => asked.at(-1) as Asked,
    async become(next: string) {
      who = next;
      for (const listener of listeners) listener();
      await settle();
    },
  };
}

/** Goes to an entry of the history, as a press of Back does. */
export async function goTo(url: string): Promise<void> {
  history.replaceState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
  await settle();
}

/** A listing with its first answer: 24 of 60 hits. */
export async function answered(...input: Parameters<typeof startListing>) {
  const listing = startListing(...input);
  await settle();
  await listing.latest().answer({ total: 60, hits: hits(24) });
  return listing;
}

/** Collects the addresses of entries that are made from now on. */
export function watchEntries(): string[] {
  const entries: string[] = [];
  const push = history.pushState.bind(history);
  vi.spyOn(history, 'pushState').mockImplementation((state, unused, url) => {
    const { pathname, search, hash } = new URL(url ?? '', location.href);
    entries.push(pathname + search + hash);
    push(state, unused, url);
  });
  return entries;
}
