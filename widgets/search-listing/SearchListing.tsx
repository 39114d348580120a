import { useContext } from 'react';
import { productAddress } from '../../src/domain/product/product-address.ts';
import type { ProductHit } from '../../src/domain/search/search-hit.ts';
import { Listing } from '../../src/listing/parts/frame/Listing.tsx';
import { Saving } from '../../src/listing/parts/saved/Saving.tsx';
import { searchSource } from '../../src/listing/state/engine/search-source.ts';
import { useListingEngine } from '../../src/listing/state/engine/useListingEngine.ts';
import { useSheetsCount } from '../../src/listing/state/engine/useSheetsCount.ts';
import { useProductOpened } from '../../src/listing/state/history/useProductOpened.ts';
import { useStateOf } from '../../src/listing/state/listing-context.ts';
import { useShared } from '../../src/store/hooks.ts';
import { IslandPlaceContext } from '../../src/ui/base/island-place.ts';
import { ServedContent } from '../../src/ui/base/ServedContent.tsx';
import type { SearchListingProps } from './island.ts';

/** Search box, filters, hits and load more of one listing. */
export function SearchListing(props: SearchListingProps) {
  const { title, productPage, suggestions, shortcut, selection, bulkLimit } = props;
  const islandPlace = useContext(IslandPlaceContext);
  const listing = useListingEngine('search-listing', props, (page) => {
    const served = islandPlace?.findServed('script[type="application/json"][data-ce-answer]');
    return searchSource(page, props, served?.textContent ?? undefined);
  });
  useSheetsCount(listing);
  const onOpen = useProductOpened(listing, props);
  // Visitors have no saved sheets, so the server-rendered content is right for them.
  const isVisitor = useShared(({ user }) => user === null);
  const needsLogin = useStateOf(listing, ({ failure }) => isVisitor && !!failure?.error.isSessionOver);
  const isNarrowed = useStateOf(
    listing,
    ({ query: { term, filters } }) => term !== '' || Object.keys(filters).length > 0,
  );
  const productHref = ({ id, industries }: ProductHit) => {
    const { i: chosen = [] } = listing.state.getState().query.filters;
    return productAddress(productPage, id, (chosen.length === 1 && chosen[0]) || industries[0] || null);
  };
  return (
    <Listing
      {...{ listing, title, productPage, suggestions, shortcut, productHref, onOpen }}
      options={props}
      beside={props.url && isNarrowed && <Saving base={props} />}
      bulkLimit={selection ? bulkLimit : undefined}
      served={<ServedContent />}
      missing={needsLogin ? undefined : <ServedContent />}
    />
  );
}
