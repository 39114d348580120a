import { useCallback } from 'react';
import type { ProductHit, SearchHit } from '../../../domain/search/search-hit.ts';
import { ListingFrame } from '../../../listing/parts/frame/ListingFrame.tsx';
import { Hits } from '../../../listing/parts/hits/Hits.tsx';
import type { HitsView } from '../../../listing/parts/hits/hits-view.ts';
import { ProductList } from '../../../listing/parts/products/ProductList.tsx';
import { ProductRow } from '../../../listing/parts/products/ProductRow.tsx';
import { useListingState } from '../../../listing/state/listing-context.ts';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import { AddButton } from '../detail/AddButton.tsx';

interface ChoiceBodyProps {
  productPage: string;
  size: number;
  onOpen: (hit: SearchHit, index: number) => void;
}

/** Search box, filters and hits to choose from. */
export function ChoiceBody(props: ChoiceBodyProps) {
  const hasAnswer = useListingState(({ answer }) => answer !== undefined);
  const failure = useListingState((state) => state.failure);
  return (
    <ListingFrame
      types={['pigments']}
      views={[]}
      view="list"
      suggestions={false}
      productHref={() => undefined}
    >
      {hasAnswer ? (
        <Hits {...props} mode="search" view="list" bulkLimit={undefined} drawHits={drawHits} />
      ) : (
        !failure && (
          <div aria-busy>
            <Skeleton shape="block" height="24em" />
          </div>
        )
      )}
    </ListingFrame>
  );
}

function drawHits(hits: readonly SearchHit[], view: HitsView) {
  return <Choices hits={hits.filter((hit) => hit.resultType === 'pigments')} view={view} />;
}

function Choices({ hits, view }: { hits: readonly ProductHit[]; view: HitsView }) {
  const row = useCallback(
    (hit: ProductHit, index: number) => (
      <ProductRow {...{ hit, index, view }} actions={<Actions hit={hit} />} />
    ),
    [view],
  );
  return <ProductList hits={hits} view={view} row={row} />;
}

function Actions({ hit }: { hit: ProductHit }) {
  return (
    <div className="ce-hit__actions">
      <AddButton product={hit} />
    </div>
  );
}
