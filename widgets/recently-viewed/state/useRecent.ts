import { useEffect, useState } from 'react';
import { usePage } from '../../../src/store/hooks.ts';
import { clearKeptLists, onKeptElsewhere, readKeptList } from '../../../src/store/kept-lists.ts';
import type { Store } from '../../../src/store/state.ts';
import { readRecentProducts } from './recent-products.ts';

const KEYS = ['ce-recentProducts', 'ce-recentSearches'] as const;

/**
 * What this browser has kept, and how to clear it. Follows the user, the consent, other tabs, and what was viewed before
 * the visitor came back to this page.
 */
export function useRecent() {
  const { store } = usePage();
  const [recent, setRecent] = useState(() => readRecent(store));
  useEffect(() => {
    const update = () => setRecent(readRecent(store));
    const restore = ({ persisted }: PageTransitionEvent) => persisted && update();
    const stops = [
      onKeptElsewhere(update),
      store.subscribe((now, before) => {
        if (now.user?.userId !== before.user?.userId || now.consent !== before.consent) update();
      }),
    ];
    addEventListener('pageshow', restore);
    return () => {
      for (const stop of stops) stop();
      removeEventListener('pageshow', restore);
    };
  }, [store]);
  const clear = () => {
    clearKeptLists(KEYS);
    setRecent(readRecent(store));
  };
  return { ...recent, clear };
}

function readRecent(store: Store) {
  const terms = readKeptList(store, 'ce-recentSearches').filter((term) => typeof term === 'string');
  return { products: readRecentProducts(store), terms };
}
