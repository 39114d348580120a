import { productAddress } from '../../src/domain/product-address.ts';
import type { ProductHit, SearchHit } from '../../src/domain/search/search-hit.ts';
import { useListing, useListingState } from '../../src/store/listing/listing-context.ts';
import { ServedContent } from '../../src/ui/base/ServedContent.tsx';
import { ListingFrame } from '../../src/ui/listing/controls/ListingFrame.tsx';
import { Hits } from '../../src/ui/listing/hits/Hits.tsx';
import type { SearchListingProps } from './props.ts';

interface Props extends SearchListingProps {
  onOpen: (hit: SearchHit, index: number) => void;
}

/** What the server rendered until the first answer is there, and in place of hits if it fails; then the listing. */
export function ListingBody({ onOpen, ...props }: Props) {
  const { title, mode, types, tabs, views, size, productPage, suggestions, selection, bulkLimit } = props;
  const listing = useListing();
  const answer = useListingState((state) => state.answer);
  const hasFailed = useListingState((state) => state.failure !== undefined);
  const view = useListingState((state) => state.query.view ?? props.view);
  const productHref = ({ id, industries }: ProductHit) => {
    const { i: chosen = [] } = listing.state.getState().query.filters;
    return productAddress(productPage, id, (chosen.length === 1 && chosen[0]) || industries[0] || null);
  };
  if (!answer && !hasFailed) return <ServedContent />;
  return (
    <ListingFrame
      {...{ title, types, suggestions, productHref }}
      views={mode === 'sheets' ? [] : views}
      view={props.view}
      tabs={mode === 'sheets' ? tabs : undefined}
    >
      {answer ? (
        <Hits {...{ mode, view, size, productPage, onOpen }} bulkLimit={selection ? bulkLimit : undefined} />
      ) : (
        <ServedContent />
      )}
    </ListingFrame>
  );
}
