import { useCallback, useContext } from 'react';
import type { SearchHit } from '../../src/domain/search/search-hit.ts';
import { ListingContext } from '../../src/store/listing/listing-context.ts';
import { pageSource } from '../../src/store/listing/page-source.ts';
import { useHitOpened } from '../../src/store/listing/useHitOpened.ts';
import { useHitTrail } from '../../src/store/listing/useHitTrail.ts';
import { useListingEngine } from '../../src/store/listing/useListingEngine.ts';
import { IslandPlaceContext } from '../../src/ui/base/island-place.ts';
import { HandoverContext } from '../../src/ui/listing/place/handover.ts';
import { ListingPlace } from '../../src/ui/listing/place/ListingPlace.tsx';
import { useHandover } from '../../src/ui/listing/place/useHandover.ts';
import { ListingBody } from './ListingBody.tsx';
import type { SearchListingProps } from './props.ts';

/** Search box, filters, hits and load more of one listing. */
export function SearchListing(props: SearchListingProps) {
  const place = useContext(IslandPlaceContext);
  const listing = useListingEngine('search-listing', props, (page) => {
    const served = place?.findServed('script[type="application/json"][data-ce-answer]');
    return pageSource(page, props, served?.textContent ?? undefined);
  });
  const tellOpened = useHitOpened(listing);
  const keepTrail = useHitTrail(listing, props);
  const onOpen = useCallback(
    (hit: SearchHit, index: number) => {
      tellOpened(hit, index);
      keepTrail(hit, index);
    },
    [tellOpened, keepTrail],
  );
  const { handover, takeOver } = useHandover(listing, props);
  return (
    <ListingContext value={listing}>
      <ListingPlace keeper={listing}>
        <HandoverContext value={handover}>
          <ListingBody {...props} onOpen={onOpen} onTakeOver={takeOver} />
        </HandoverContext>
      </ListingPlace>
    </ListingContext>
  );
}
