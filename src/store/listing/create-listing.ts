import { createStore } from 'zustand/vanilla';
import {
  commonPart,
  findsTheSame,
  withoutValues,
  withToggled,
  withValues,
} from '../../domain/search/change-query.ts';
import type { FacetRow } from '../../domain/search/facet-rows.ts';
import { FILTER_KEYS } from '../../domain/search/filter-table.ts';
import { growHits } from '../../domain/search/grow-hits.ts';
import { createListingAddress } from '../../domain/search/listing-address.ts';
import type { ListingQuery } from '../../domain/search/listing-query.ts';
import { listingRequest } from '../../domain/search/listing-request.ts';
import { ANSWER_CAP, LISTING_CAP } from '../../domain/search/load-steps.ts';
import { searchTerm } from '../../domain/search/search-term.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { isSameValue } from '../../lib/is-same-value.ts';
import type { SearchCall, SearchResult } from '../../services/search.ts';
import { failureOf } from '../failure-of.ts';
import { retryWhenOnline } from '../retry-when-online.ts';
import type { Listing, ListingAnswer, ListingState } from './listing.ts';
import type { ListingPlace } from './listing-history.ts';
import { type ListingOptions, SERVICE_SIZE } from './listing-options.ts';
import { isBare, listingRows } from './listing-rows.ts';
import type { ListingSource } from './listing-source.ts';
import { rememberedAnswers } from './remembered-answers.ts';
import { shownParts } from './shown-parts.ts';
import { totalsOf } from './totals-of.ts';
import { waysOut } from './ways-out.ts';

/** A listing that can be started. */
export interface ListingEngine extends Listing {
  /** Loads the first answer, and follows the address and who looks at the page. Returns the stop. */
  start(): () => void;
  /** Keeps the place among the hits on screen in the present entry of the history. */
  keepPlace(place: Omit<ListingPlace, 'count'>): void;
  /** The place to go to with the answer that has just come; once. */
  takePlace(): ListingPlace | undefined;
}

type Part = SearchCall['part'];

/** Longest address that is written: browsers and servers take more, but not all of them. */
const MAX_ADDRESS = 8_000;

/**
 * Makes the engine of a listing. A new query begins a new generation: requests of earlier ones are aborted, and what
 * still comes of them is dropped (docs/architecture.md, "Listings").
 */
export function createListing(options: ListingOptions, source: ListingSource): ListingEngine {
  const { history } = source;
  const base = new Set(Object.keys(options.filters));
  const address = createListingAddress({
    ...options,
    keys: FILTER_KEYS.filter((key) => !base.has(key)),
    ...(options.mode === 'search' && { tabs: undefined }),
  });
  const rowsOfListing = listingRows(source, options);
  const remembered = rememberedAnswers();
  const state = createStore<ListingState>()(() => ({
    query: address.read(history.search()),
    answer: undefined,
    loading: undefined,
    failure: undefined,
    facets: [],
    chips: [],
    firstNew: undefined,
  }));
  let rows: readonly FacetRow[] = [];
  let generation = new AbortController();
  let again = () => {};
  let attempts = 0;
  let stopRetry = () => {};
  let isTyping = false;
  let placeToSeek: ListingPlace | undefined;

  const get = state.getState;
  const set = (changes: Partial<ListingState>) => {
    const next = { ...get(), ...changes };
    const isAffected = 'query' in changes || 'answer' in changes;
    state.setState(isAffected ? { ...next, ...shownParts(next, rows, source.text) } : next);
  };
  const begin = () => {
    stopRetry();
    generation.abort();
    generation = new AbortController();
    return generation.signal;
  };
  /** @param answer the one on screen from now on */
  const put = (answer: ListingAnswer, changes: Partial<ListingState> = {}) => {
    remembered.keep({ answer, rows });
    set({ ...changes, answer });
  };

  const search = async (query: ListingQuery, part: Part, signal: AbortSignal): Promise<SearchResult> => {
    if (query.tab && query.tab !== 'all' && source.viewer() === '')
      throw new ServiceError({ kind: 'http', status: 401 });
    return source.search({ ...listingRequest(query, options), part }, signal);
  };
  /** A service of others may refuse a whole search for one filter: then at least the term counts. */
  const searchPatiently = async (query: ListingQuery, part: Part, signal: AbortSignal) => {
    try {
      const result = await search(query, part, signal);
      return { query, result };
    } catch (error) {
      const common = commonPart(query);
      const { status = 0 } = error instanceof ServiceError ? error : {};
      if ((status !== 400 && status !== 403) || common.ignored.length === 0) throw error;
      const result = await search(common.query, part, signal);
      return { query: common.query, result: { ...result, ignored: common.ignored } };
    }
  };

  const fail = (error: unknown, of: 'answer' | 'more') => {
    const failure = failureOf(error);
    set({ loading: undefined, failure: { error: failure, of } });
    if (failure.kind === 'offline') stopRetry = retryWhenOnline(attempts++, () => again());
    if (failure.isSessionOver && source.viewer() !== '') source.onSessionOver();
  };

  const load = async (asked: ListingQuery, part: Part = firstPart(options.size)) => {
    const signal = begin();
    again = () => load(asked, part);
    set({ loading: 'answer', failure: undefined, firstNew: undefined });
    const started = performance.now();
    // The first answer to a bare query says what there is at all; others need that beside.
    const rowsToCome = isBare(asked) ? undefined : rowsOfListing.load(asked);
    source.manifest();
    const totals = totalsOf(asked, options, (query) => search(query, { size: 0 }, signal));
    try {
      const { query, result } = await searchPatiently(asked, part, signal);
      const next = (await rowsToCome) ?? (await rowsOfListing.from(query, result.aggregations));
      const totalsNow = await totals.soon();
      if (signal.aborted) return;
      rows = next;
      attempts = 0;
      show(query, result, { ms: performance.now() - started, totals: totalsNow });
      const late = await totals.all;
      const { answer } = get();
      if (!signal.aborted && answer && late !== totalsNow) put({ ...answer, totals: late });
    } catch (error) {
      if (!signal.aborted) fail(error, 'answer');
    }
  };

  /** The server may have answered already. */
  const loadFirst = async (query: ListingQuery) => {
    const signal = begin();
    again = () => load(query);
    set({ loading: 'answer' });
    placeToSeek = history.place();
    const part = restoredPart(placeToSeek?.count ?? 0, options);
    const served =
      part?.size === firstPart(options.size)?.size && (await source.servedAnswer().catch(() => undefined));
    if (signal.aborted) return;
    const isFor = served && findsTheSame(address.read(`?${served.query}`), query);
    if (!isFor) {
      load(query, part);
      return;
    }
    const started = performance.now();
    rows = await rowsOfListing.from(query, served.answer.aggregations);
    if (!signal.aborted) show(query, served.answer, { ms: performance.now() - started, totals: {} });
  };

  const show = (
    asked: ListingQuery,
    { hits, total, aggregations = {}, ignored, didYouMean }: SearchResult,
    { ms, totals }: { ms: number; totals: ListingAnswer['totals'] },
  ) => {
    const kept = withoutValues(asked, ignored);
    // How hits are drawn may have been chosen meanwhile; that asks nothing.
    const query = { ...kept, view: get().query.view };
    if (!findsTheSame(query, get().query)) history.write(address.write(history.search(), query), 'replace');
    const queryId = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const counts = Object.fromEntries(
      Object.entries(aggregations).map(([key, values]) => [
        key,
        Object.fromEntries(values.map(({ key, count }) => [key, count])),
      ]),
    );
    const answer = { queryId, query, hits, total, counts, totals, didYouMean, ignored };
    put(answer, { query, loading: undefined });
    const filterKeys = Object.keys(query.filters);
    source.onAnswered({ queryId, termLength: query.term.length, filterKeys, total, ms: Math.round(ms) });
    if (query.term && !isTyping) source.onTerm(query.term);
  };

  const extend = async (part: NonNullable<Part>) => {
    const { answer, loading } = get();
    if (!answer || loading) return;
    const { signal } = generation;
    stopRetry();
    again = () => extend(part);
    set({ loading: 'more', failure: undefined });
    try {
      const { hits, total } = await search(answer.query, part, signal);
      if (signal.aborted) return;
      const shown = answer.hits.length;
      const grown = part.from === undefined ? growHits([], hits) : growHits(answer.hits, hits);
      attempts = 0;
      // Hits that one has scrolled past never go.
      const next = grown.length < shown ? growHits(answer.hits, grown) : grown;
      const grownAnswer = { ...(get().answer ?? answer), hits: next, total };
      put(grownAnswer, { loading: undefined, firstNew: next.length > shown ? shown : undefined });
      source.onExtended({ shown: next.length, total });
    } catch (error) {
      if (!signal.aborted) fail(error, 'more');
    }
  };

  /** Makes the query that of the address, and asks for it. */
  const go = (query: ListingQuery, about: string, how: 'push' | 'replace' = 'push') => {
    const present = get();
    const written = address.write(history.search(), query);
    if (written.length > MAX_ADDRESS && written.length > history.search().length) {
      set({ tooLong: about });
      return;
    }
    const isSame = findsTheSame(query, present.query);
    if (isSame && query.view === present.query.view) return;
    placeToSeek = undefined;
    history.write(written, how);
    set({ query, tooLong: undefined });
    if (!isSame) load(query);
  };
  const act = (query: ListingQuery, about: string) => {
    isTyping = false;
    go(query, about);
  };

  const follow = () => {
    const query = address.read(history.search());
    isTyping = false;
    placeToSeek = history.place();
    set({ tooLong: undefined });
    if (findsTheSame(query, get().query)) {
      set({ query });
      return;
    }
    const known = remembered.get(query);
    if (!known) {
      set({ query });
      load(query, restoredPart(placeToSeek?.count ?? 0, options));
      return;
    }
    begin();
    rows = known.rows;
    set({ query, answer: known.answer, loading: undefined, failure: undefined, firstNew: undefined });
  };

  let viewer = source.viewer();
  const followViewer = () => {
    const next = source.viewer();
    if (next === viewer) return;
    remembered.clear();
    rowsOfListing.clear();
    // What a visitor sees, everyone may.
    if (viewer !== '') {
      rows = [];
      set({ answer: undefined });
    }
    viewer = next;
    load(get().query);
  };

  return {
    state,
    start() {
      viewer = source.viewer();
      const stops = [history.watch(follow), source.watchViewer(followViewer)];
      const query = address.read(history.search());
      history.write(address.write(history.search(), query), 'replace');
      set({ query });
      loadFirst(query);
      return () => {
        for (const stop of stops) stop();
        begin();
      };
    },
    keepPlace(place) {
      const { answer, loading, query } = get();
      if (!answer || loading === 'answer' || !findsTheSame(answer.query, query)) return;
      const kept = { count: answer.hits.length, ...place };
      if (!isSameValue(history.place(), kept)) history.keepPlace(kept);
    },
    takePlace() {
      const place = placeToSeek;
      placeToSeek = undefined;
      return place;
    },
    search(text, how = 'submitted') {
      const { query, failure } = get();
      const term = searchTerm(text);
      const wasTyping = isTyping;
      isTyping = how === 'typing';
      if (term !== query.term) {
        go({ ...query, term }, 'q', wasTyping ? 'replace' : 'push');
        return;
      }
      if (isTyping) isTyping = wasTyping;
      else if (failure) again();
      else if (wasTyping && term && !get().loading) source.onTerm(term);
    },
    go: (changes) => act({ ...get().query, ...changes }, 'q'),
    toggle: (key, value) => act(withToggled(get().query, key, value), key),
    choose: (key, values) => act(withValues(get().query, key, values), key),
    clearAll: () => act({ ...get().query, filters: {} }, ''),
    sort: (sort) => act({ ...get().query, sort }, ''),
    view: (view) => act({ ...get().query, view }, ''),
    type: (type) => act({ ...get().query, type }, ''),
    tab: (tab) => act({ ...get().query, tab }, ''),
    loadMore: () => {
      const shown = get().answer?.hits.length ?? 0;
      extend({ from: shown, ...(options.size !== SERVICE_SIZE && { size: options.size }) });
    },
    loadAll: () => {
      const { hits = [], total = 0 } = get().answer ?? {};
      const cap = ANSWER_CAP[options.mode];
      if (hits.length < cap) extend({ size: Math.min(total, cap) });
      else extend({ from: hits.length, size: Math.min(cap, LISTING_CAP - hits.length) });
    },
    retry: () => again(),
    hrefOf: (changes) => history.href(address.write(history.search(), { ...get().query, ...changes })),
    waysOut: (signal) =>
      waysOut(get(), (query) => search(query, { size: 0 }, AbortSignal.any([signal, generation.signal]))),
    suggest: (term, signal) => source.suggest(listingRequest({ ...get().query, term }, options), signal),
  };
}

function firstPart(size: number): Part {
  return size === SERVICE_SIZE ? undefined : { size };
}

/** As many hits as there were when the page was left. */
function restoredPart(count: number, { size, mode }: ListingOptions): Part {
  return count > size ? { size: Math.min(count, ANSWER_CAP[mode]) } : firstPart(size);
}
