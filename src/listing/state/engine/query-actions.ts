import { withToggled, withValues } from '../../rules/change-query.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import type { Listing } from '../listing.ts';
import type { EngineModules } from './engine-modules.ts';

/** Actions that change the query. */
export function queryActions({ source, screen, loads, navigation }: EngineModules) {
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
