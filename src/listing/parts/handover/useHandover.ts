import { useContext, useState } from 'react';
import { IslandPlaceContext } from '../../../ui/base/island-place.ts';
import type { ListingEngine } from '../../state/listing-engine.ts';
import type { ListingOptions } from '../../state/listing-options.ts';
import type { Handover } from './handover.ts';
import { readServedForm } from './served-form.ts';

/**
 * Returns what a listing takes over from the server-rendered content, for `HandoverContext`, and the function to call
 * right before it replaces that content.
 */
export function useHandover(
  listing: Pick<ListingEngine, 'adopt'>,
  { urlPrefix, urlKeys }: Pick<ListingOptions, 'urlPrefix' | 'urlKeys'>,
): { handover: Handover; takeOver: () => void } {
  const islandPlace = useContext(IslandPlaceContext);
  const [handover] = useState<Handover>({});
  const takeOver = () => {
    const name = urlPrefix + (urlKeys.q ?? 'q');
    const changes = readServedForm(islandPlace?.findServed('form'), islandPlace?.findServed(':focus'), name);
    handover.changes = changes;
    listing.adopt(changes);
  };
  return { handover, takeOver };
}
