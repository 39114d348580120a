import { useMemo } from 'react';
import type { MediumAnswer } from '../../src/domain/competitor/compared-medium.ts';
import { competitorSource } from '../../src/store/competitor/competitor-source.ts';
import { ListingContext } from '../../src/store/listing/listing-context.ts';
import type { ListingOptions } from '../../src/store/listing/listing-options.ts';
import { useListingEngine } from '../../src/store/listing/useListingEngine.ts';
import { useProductOpened } from '../../src/store/listing/useProductOpened.ts';
import { ListingPlace } from '../../src/ui/listing/place/ListingPlace.tsx';
import { type FoundMatches, NearestBody } from './NearestBody.tsx';
import type { CompetitorSearchProps } from './props.ts';
import type { ChosenProduct } from './useChosenProduct.ts';

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
