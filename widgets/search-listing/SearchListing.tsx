import { useContext, useState } from 'react';
import { ListingContext } from '../../src/store/listing/listing-context.ts';
import { pageSource } from '../../src/store/listing/page-source.ts';
import { useHitOpened } from '../../src/store/listing/useHitOpened.ts';
import { useListingEngine } from '../../src/store/listing/useListingEngine.ts';
import { IslandPlaceContext } from '../../src/ui/base/island-place.ts';
import { type Handover, HandoverContext } from '../../src/ui/listing/place/handover.ts';
import { ListingPlace } from '../../src/ui/listing/place/ListingPlace.tsx';
import { readServedForm } from '../../src/ui/listing/place/served-form.ts';
import { ListingBody } from './ListingBody.tsx';
import type { SearchListingProps } from './props.ts';

/** Search box, filters, hits and load more of one listing. */
export function SearchListing(props: SearchListingProps) {
  const place = useContext(IslandPlaceContext);
  const listing = useListingEngine('search-listing', props, (page) => {
    const served = place?.findServed('script[type="application/json"][data-ce-answer]');
    return pageSource(page, props, served?.textContent ?? undefined);
  });
  const onOpen = useHitOpened(listing);
  const [handover] = useState<Handover>({});
  const takeOver = () => {
    const { urlPrefix, urlKeys } = props;
    const name = urlPrefix + (urlKeys.q ?? 'q');
    const changes = readServedForm(place?.findServed('form'), place?.findServed(':focus'), name);
    handover.changes = changes;
    listing.adopt(changes);
  };
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
