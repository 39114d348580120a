import { withToggled, withValues } from '../../rules/change-query.ts';
import type { ListingPlace } from '../../rules/listing-place.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import { listingRequest } from '../../rules/listing-request.ts';
import { ANSWER_CAP } from '../../rules/load-steps.ts';
import { type KeptPlace, keptPlace } from '../history/kept-place.ts';
import { type ListingNavigation, listingNavigation } from '../history/listing-navigation.ts';
import { ownAddress } from '../history/own-address.ts';
import type { Listing } from '../listing.ts';
import type { ListingOptions } from '../listing-options.ts';
import { largePart, nextPart } from '../listing-parts.ts';
import { createScreen, type ListingScreen } from '../listing-screen.ts';
import type { ListingSource } from '../listing-source.ts';
import { type ListingLoads, listingLoads } from '../loads/listing-loads.ts';
import { listingRows } from '../loads/listing-rows.ts';
import { listingSearch } from '../loads/listing-search.ts';
import { type AnswerLoader, loadAnswer, loadFirstAnswer, loadFromMemory } from '../loads/load-answers.ts';
import { missingHitsLoader } from '../loads/load-missing-hits.ts';
import { loadMoreHits } from '../loads/load-more-hits.ts';
import { watchViewer } from './watch-viewer.ts';
import { waysOut } from './ways-out.ts';

/** A listing that can be started. */
export interface ListingEngine extends Listing {
  /** Loads the first answer, and follows the address and the viewer. Returns a function that stops it. */
  start(): () => void;
  /** Adopts changes that the visitor has made in the server-rendered form; see `ListingNavigation`. */
  adopt(changes: { before: string; after: string }): void;
  /** Stores the position in the hits in the current history entry. */
  keepPlace(place: Omit<ListingPlace, 'count' | 'index'>): void;
  /** Whether the current history entry stores a hit to scroll to. */
  hasPlace(): boolean;
  /** The position to restore with the answer that has just arrived; once. */
  takePlace(): ListingPlace | undefined;
  /** Asks again, filters too: what there is has changed. */
  renew(): void;
}

/** The parts of a listing. */
interface Parts {
  options: ListingOptions;
  source: ListingSource;
  screen: ListingScreen;
  loads: ListingLoads;
  loader: AnswerLoader;
  navigation: ListingNavigation;
  place: KeptPlace;
}

/** Creates the engine of a listing. */
export function createListing(options: ListingOptions, source: ListingSource): ListingEngine {
  const { history } = source;
  const address = ownAddress(options);
  const screen = createScreen(address.read(history.search()), source.text);
  const loads = listingLoads(screen, source);
  const place = keptPlace(history, screen);
  const loader: AnswerLoader = {
    ...{ options, source, screen, loads },
    searches: listingSearch(options, source),
    rows: listingRows(source, options),
    read: address.read,
    onAnswer(query) {
      navigation.correct(query);
      if (query.term && !navigation.isTyping()) source.onTerm(query.term);
    },
  };
  const navigation = listingNavigation({
    ...{ address, history, screen },
    onChange(query) {
      place.drop();
      loadAnswer(loader, query);
    },
    onReturn(query, isKnown) {
      const kept = place.recall();
      if (isKnown) loadFromMemory(loader, query);
      else loadAnswer(loader, query, kept);
    },
  });
  const parts: Parts = { options, source, screen, loads, loader, navigation, place };
  return {
    state: screen.state,
    start: () => start(parts),
    adopt: navigation.adopt,
    keepPlace: place.keep,
    hasPlace: place.isKept,
    takePlace: place.take,
    ...queryActions(parts),
    ...loadActions(parts),
  };
}

function start({ source, screen, loads, loader, navigation, place }: Parts): () => void {
  const stops = [
    source.history.watch(navigation.follow),
    watchViewer(source, (wasOpenToAll) => {
      screen.forget();
      loader.rows.clear();
      if (!wasOpenToAll) screen.clear();
      loadAnswer(loader, screen.get().query);
    }),
  ];
  const query = navigation.begin();
  loadFirstAnswer(loader, query, place.recall());
  return () => {
    for (const stop of stops) stop();
    loads.begin();
  };
}

/** Actions that change the query. */
function queryActions({ source, screen, loads, navigation }: Parts) {
  const change = (changes: Partial<ListingQuery>, about?: string) =>
    navigation.go({ ...screen.get().query, ...changes }, about);
  return {
    search(text, how = 'submitted') {
      const wasTyping = navigation.isTyping();
      if (navigation.goToTerm(text, how) || how === 'typing') return;
      const { query, failure, loading } = screen.get();
      if (failure) loads.retry();
      else if (wasTyping && query.term && !loading) source.onTerm(query.term);
    },
    go: (changes) => change(changes, 'q'),
    toggle: (key, value) => navigation.go(withToggled(screen.get().query, key, value), key),
    choose: (key, values) => navigation.go(withValues(screen.get().query, key, values), key),
    clearAll: () => change({ filters: {} }),
    sort: (sort) => change({ sort }),
    view: (view) => change({ view }),
    type: (type) => change({ type }),
    tab: (tab) => change({ tab }),
    hrefOf: navigation.hrefOf,
  } satisfies Partial<Listing>;
}

/** Actions that load without changing the query. */
function loadActions({ options, source, screen, loads, loader }: Parts) {
  const { searches } = loader;
  const load = (part: Parameters<typeof loadMoreHits>[1]) =>
    loadMoreHits({ source, screen, loads, searches }, part);
  /** Requests only the counts, in the current generation. */
  const count = (query: ListingQuery, signal: AbortSignal) =>
    searches.search(query, { size: 0 }, AbortSignal.any([signal, loads.signal()]));
  return {
    loadMore() {
      const { answer } = screen.get();
      if (answer) load(nextPart(answer, options));
    },
    loadAll() {
      const { answer } = screen.get();
      if (answer) load(largePart(answer, options));
    },
    loadMissing: missingHitsLoader({ screen, loads, searches }, ANSWER_CAP[options.mode]),
    retry: loads.retry,
    renew() {
      screen.forget();
      loader.rows.clear();
      loadAnswer(loader, screen.get().query);
    },
    async recount(tab, signal) {
      const { answer } = screen.get();
      if (!answer || !options.tabs.includes(tab)) return;
      const counted = await count({ ...answer.query, tab }, signal).catch(() => undefined);
      const now = screen.get().answer;
      if (!counted || signal.aborted || now?.queryId !== answer.queryId) return;
      screen.put({ ...now, totals: { ...now.totals, [tab]: counted.total } });
    },
    waysOut: (signal) => waysOut(screen.get(), (query) => count(query, signal)),
    count: (query, signal) => count(query, signal).then(({ total }) => total),
    suggest: (term, signal) =>
      source.suggest(listingRequest({ ...screen.get().query, term }, options), signal),
  } satisfies Partial<ListingEngine>;
}
