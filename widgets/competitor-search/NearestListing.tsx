import { useMemo } from 'react';
import { competitorSource } from '../../src/store/competitor/competitor-source.ts';
import { ListingContext } from '../../src/store/listing/listing-context.ts';
import type { ListingOptions } from '../../src/store/listing/listing-options.ts';
import { useHitOpened } from '../../src/store/listing/useHitOpened.ts';
import { useListingEngine } from '../../src/store/listing/useListingEngine.ts';
import { ListingPlace } from '../../src/ui/listing/place/ListingPlace.tsx';
import { NearestBody } from './NearestBody.tsx';
import type { CompetitorSearchProps } from './props.ts';
import type { ChosenProduct } from './useChosenProduct.ts';

interface NearestListingProps extends CompetitorSearchProps {
  id: string;
  chosen: ChosenProduct;
  /** Its first answer has come, with so many hits. Stays the same function. */
  onFound: (total: number) => void;
}

/** The listing of our products near a competitor's. */
export function NearestListing({ id, chosen, onFound, ...props }: NearestListingProps) {
  const { urlPrefix, urlKeys, size } = props;
  const options = useMemo<ListingOptions>(
    () => ({
      ...{ mode: 'search', types: ['pigments'], tabs: ['all'], filters: {} },
      ...{ views: ['list'], view: 'list', url: true, urlPrefix, urlKeys, size },
    }),
    [urlPrefix, urlKeys, size],
  );
  const listing = useListingEngine('competitor-search', options, (page) =>
    competitorSource(page, options, {
      id,
      isCurrent: () => chosen.isNamed(id),
      onProduct: chosen.learn,
    }),
  );
  const onOpen = useHitOpened(listing);
  return (
    <ListingContext value={listing}>
      <ListingPlace keeper={listing}>
        <NearestBody
          product={chosen.product}
          productPage={props.productPage}
          {...{ size, onOpen, onFound }}
        />
      </ListingPlace>
    </ListingContext>
  );
}
