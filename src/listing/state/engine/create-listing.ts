import { keptPosition } from '../history/kept-position.ts';
import { listingNavigation } from '../history/listing-navigation.ts';
import { ownAddress } from '../history/own-address.ts';
import type { ListingEngine } from '../listing-engine.ts';
import type { ListingOptions } from '../listing-options.ts';
import { createScreen } from '../listing-screen.ts';
import type { ListingSource } from '../listing-source.ts';
import { listingLoads } from '../loads/listing-loads.ts';
import { listingRows } from '../loads/listing-rows.ts';
import { listingSearch } from '../loads/listing-search.ts';
import { type AnswerLoader, loadAnswer, loadFirstAnswer, loadFromMemory } from '../loads/load-answers.ts';
import type { EngineModules } from './engine-modules.ts';
import { loadActions } from './load-actions.ts';
import { queryActions } from './query-actions.ts';
import { watchViewer } from './watch-viewer.ts';

/** Creates the engine of a listing. */
export function createListing(options: ListingOptions, source: ListingSource): ListingEngine {
  const { history } = source;
  const address = ownAddress(options);
  const screen = createScreen(address.read(history.search()), source.text);
  const loads = listingLoads(screen, source);
  const position = keptPosition(history, screen);
  const loader: AnswerLoader = {
    options,
    source,
    screen,
    loads,
    searches: listingSearch(options, source),
    rows: listingRows(source, options),
    read: address.read,
    onAnswer(query) {
      navigation.correct(query);
      if (query.term && !navigation.isTyping()) source.onTerm(query.term);
    },
  };
  const navigation = listingNavigation({
    address,
    history,
    screen,
    onChange(query) {
      position.drop();
      loadAnswer(loader, query);
    },
    onReturn(query, isKnown) {
      const kept = position.recall();
      if (isKnown) loadFromMemory(loader, query);
      else loadAnswer(loader, query, kept);
    },
  });
  const modules: EngineModules = { options, source, screen, loads, loader, navigation, position };
  return {
    state: screen.state,
    start: () => start(modules),
    adopt: navigation.adopt,
    keepPosition: position.keep,
    hasPosition: position.isKept,
    takePosition: position.take,
    toggleOpened: position.toggleOpened,
    ...queryActions(modules),
    ...loadActions(modules),
  };
}

function start({ source, screen, loads, loader, navigation, position }: EngineModules): () => void {
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
  loadFirstAnswer(loader, query, position.recall());
  return () => {
    for (const stop of stops) stop();
    loads.begin();
  };
}
