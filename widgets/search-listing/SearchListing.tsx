import { useContext } from 'react';
import { HandoverContext } from '../../src/listing/parts/handover/handover.ts';
import { useHandover } from '../../src/listing/parts/handover/useHandover.ts';
import { ListingPlace } from '../../src/listing/parts/place/ListingPlace.tsx';
import { useProductOpened } from '../../src/listing/state/history/useProductOpened.ts';
import { ListingContext } from '../../src/listing/state/listing-context.ts';
import { pageSource } from '../../src/listing/state/page-source.ts';
import { useListingEngine } from '../../src/listing/state/useListingEngine.ts';
import { useSheetsCount } from '../../src/listing/state/useSheetsCount.ts';
import { IslandPlaceContext } from '../../src/ui/base/island-place.ts';
import { ListingBody } from './ListingBody.tsx';
import type { SearchListingProps } from './props.ts';

/** Search box, filters, hits and load more of one listing. */
export function SearchListing(props: SearchListingProps) {
  const place = useContext(IslandPlaceContext);
  const listing = useListingEngine('search-listing', props, (page) => {
    const served = place?.findServed('script[type="application/json"][data-ce-answer]');
    return pageSource(page, props, served?.textContent ?? undefined);
  });
  useSheetsCount(listing);
  const onOpen = useProductOpened(listing, props);
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
