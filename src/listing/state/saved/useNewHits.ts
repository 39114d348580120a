import { useEffect } from 'react';
import { chosenIn, withChosen } from '../../../domain/search/chosen-in-address.ts';
import { pageUrl } from '../../../lib/address/page-address.ts';
import { sameOriginUrl } from '../../../lib/address/safe-url.ts';
import { readSessionItem, setSessionItem } from '../../../lib/storage/session-storage.ts';
import type { SavedSearch } from '../../../services/kept-searches.ts';
import { usePage } from '../../../store/hooks.ts';
import { httpContextOf } from '../../../store/reads/http-context.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import { useListing, useListingState } from '../listing-context.ts';

/** Name of the parameter by which a saved search is opened. */
const OPENED = 'saved-search';
const KEPT = 'ce-newHits';

/** Returns the address that opens a saved search; `undefined` if it is not the page's own. */
export function openingAddress({ id, address }: SavedSearch): string | undefined {
  const url = sameOriginUrl(address, pageUrl().href);
  return url ? new URL(withChosen(new URL(url).search, OPENED, id), url).href : undefined;
}

/**
 * Marks what is new in the listing of a saved search that the address opens, and notes that it was opened: not before it
 * is shown. A failure does no harm: its hits are marked once more. Reloaded or returned to, the page keeps its marks.
 */
export function useNewHits(saved: SavedSearch | undefined): void {
  const { store } = usePage();
  const listing = useListing();
  const hasAnswer = useListingState(({ answer }) => answer !== undefined);
  const id = saved && hasAnswer && chosenIn(pageUrl().search, OPENED) === saved.id ? saved.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const mark = (ids: readonly string[]) => listing.state.setState({ newHits: new Set(ids) });
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [of, ...kept] = readSessionItem(KEPT)?.split(' ') ?? [];
    if (of === id && visit && visit.type !== 'navigate') mark(kept);
    void loadService(() => import('../../../services/kept-searches.ts'))
      .then(({ confirmSavedSearch }) => confirmSavedSearch(httpContextOf(store), id))
      .then((ids) => {
        if (ids.length === 0) return;
        mark(ids);
        setSessionItem(KEPT, [id, ...ids].join(' '));
      })
      .catch(() => {});
  }, [store, listing, id]);
}
