import { useMemo } from 'react';
import type { MediumAnswer } from '../../../src/domain/competitor/compared-medium.ts';
import { ListingPlace } from '../../../src/listing/parts/place/ListingPlace.tsx';
import { useProductOpened } from '../../../src/listing/state/history/useProductOpened.ts';
import { ListingContext } from '../../../src/listing/state/listing-context.ts';
import type { ListingOptions } from '../../../src/listing/state/listing-options.ts';
import { useListingEngine } from '../../../src/listing/state/useListingEngine.ts';
import type { CompetitorSearchProps } from '../props.ts';
import { competitorSource } from '../state/competitor-source.ts';
import type { ChosenProduct } from '../state/useChosenProduct.ts';
import { type FoundMatches, NearestBody } from './NearestBody.tsx';

interface NearestListingProps extends CompetitorSearchProps {
  id: string;
  chosen: ChosenProduct;
  /** Stays the same function. */
  onFound: (found: FoundMatches) => void;
  /** Stays the same function. */
  onCompared: (compared: MediumAnswer) => void;
}

/** The listing of our products near a competitor's. */
export function NearestListing({ id, chosen, onFound, onCompared, ...props }: NearestListingProps) {
  const { urlPrefix, urlKeys, size } = props;
  const { medium } = chosen;
  const options = useMemo<ListingOptions>(
    () => ({
      ...{ mode: 'search', types: ['pigments'], tabs: ['all'], filters: {} },
      ...{ views: ['list'], view: 'list', url: true, urlPrefix, urlKeys, size },
    }),
    [urlPrefix, urlKeys, size],
  );
  const listing = useListingEngine('competitor-search', options, (page) =>
    competitorSource(page, options, {
      ...{ id, medium },
      isCurrent: () => chosen.isNamed(id, medium),
      onProduct: chosen.learn,
    }),
  );
  const onOpen = useProductOpened(listing, { url: true, urlPrefix, productPage: props.productPage });
  return (
    <ListingContext value={listing}>
      <ListingPlace keeper={listing}>
        <NearestBody
          product={chosen.product}
          productPage={props.productPage}
          {...{ size, onOpen, onFound, onCompared }}
        />
      </ListingPlace>
    </ListingContext>
  );
}
