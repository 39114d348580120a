import { useCallback } from 'react';
import type { SearchHit } from '../../../domain/search/search-hit.ts';
import { usePage } from '../../../store/hooks.ts';
import type { Listing } from '../listing.ts';

/** Returns the function to call when a hit's link is followed; `index` counts from 0. */
export function useHitOpened({ state }: Listing): (hit: SearchHit, index: number) => void {
  const { bus } = usePage();
  return useCallback(
    ({ id }, index) => {
      const { queryId } = state.getState().answer ?? {};
      if (queryId) bus.emit('search:hit-opened', { queryId, id, position: index + 1 });
    },
    [bus, state],
  );
}
