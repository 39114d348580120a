import { useContext } from 'react';
import { ListingContext } from '../../src/store/listing/listing-context.ts';
import { useHitOpened } from '../../src/store/listing/useHitOpened.ts';
import { useListingEngine } from '../../src/store/listing/useListingEngine.ts';
import { IslandPlaceContext } from '../../src/ui/base/island-place.ts';
import { ListingPlace } from '../../src/ui/listing/place/ListingPlace.tsx';
import { ListingBody } from './ListingBody.tsx';
import type { SearchListingProps } from './props.ts';

/** Search box, filters, hits and load more of one listing. */
export function SearchListing(props: SearchListingProps) {
  const place = useContext(IslandPlaceContext);
  const listing = useListingEngine(
    props,
    () => place?.findServed('script[type="application/json"][data-ce-answer]')?.textContent ?? undefined,
  );
  const onOpen = useHitOpened(listing);
  return (
    <ListingContext value={listing}>
      <ListingPlace keeper={listing}>
        <ListingBody {...props} onOpen={onOpen} />
      </ListingPlace>
    </ListingContext>
  );
}
