import { useContext } from 'react';
import { ListingContext } from '../../src/store/listing/listing-context.ts';
import { pageSource } from '../../src/store/listing/page-source.ts';
import { useListingEngine } from '../../src/store/listing/useListingEngine.ts';
import { useProductOpened } from '../../src/store/listing/useProductOpened.ts';
import { useSheetsCount } from '../../src/store/listing/useSheetsCount.ts';
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
