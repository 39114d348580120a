import { useCallback } from 'react';
import type { SearchHit } from '../../../domain/search/search-hit.ts';
import type { Listing } from '../listing.ts';
import { useHitOpened } from './useHitOpened.ts';
import { type TrailOptions, useHitTrail } from './useHitTrail.ts';

/**
 * Returns the function to call when a product of a listing is opened: it is reported, and the product's page learns of
 * its neighbours. `index` counts from 0.
 */
export function useProductOpened(
  listing: Listing,
  options: TrailOptions,
): (hit: SearchHit, index: number) => void {
  const onOpened = useHitOpened(listing);
  const keepTrail = useHitTrail(listing, options);
  return useCallback(
    (hit, index) => {
      onOpened(hit, index);
      keepTrail(hit, index);
    },
    [onOpened, keepTrail],
  );
}
