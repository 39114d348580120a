import { productAddress } from '../../src/domain/product/product-address.ts';
import type { ProductHit, SearchHit } from '../../src/domain/search/search-hit.ts';
import { ListingFrame } from '../../src/listing/parts/frame/ListingFrame.tsx';
import { TakeOver } from '../../src/listing/parts/handover/TakeOver.tsx';
import { Hits } from '../../src/listing/parts/hits/Hits.tsx';
import { useListing, useListingState } from '../../src/listing/state/listing-context.ts';
import { useShared } from '../../src/store/hooks.ts';
import { ServedContent } from '../../src/ui/base/ServedContent.tsx';
import type { SearchListingProps } from './props.ts';

interface Props extends SearchListingProps {
  onOpen: (hit: SearchHit, index: number) => void;
  /** Called right before the listing takes the place of what the server rendered. */
  onTakeOver: () => void;
}

/** What the server rendered until the first answer is there, and in place of hits if it fails; then the listing. */
export function ListingBody({ onTakeOver, ...props }: Props) {
  const isServed = useListingState(({ answer, failure }) => !answer && !failure);
  return (
    <TakeOver isServed={isServed} onTakeOver={onTakeOver}>
      {isServed ? <ServedContent /> : <ListingOfAnswer {...props} />}
    </TakeOver>
  );
}

function ListingOfAnswer({ onOpen, ...props }: Omit<Props, 'onTakeOver'>) {
  const { title, mode, types, tabs, views, size, productPage, suggestions, selection, bulkLimit } = props;
  const listing = useListing();
  const answer = useListingState((state) => state.answer);
  // To visitors without saved sheets the server can only have said the same.
  const isVisitor = useShared(({ user }) => user === null);
  const needsLogin = useListingState(({ failure }) => isVisitor && !!failure?.error.isSessionOver);
  const first = views.find((view) => view === props.view) ?? views[0] ?? 'list';
  const view = useListingState((state) => state.query.view ?? first);
  const productHref = ({ id, industries }: ProductHit) => {
    const { i: chosen = [] } = listing.state.getState().query.filters;
    return productAddress(productPage, id, (chosen.length === 1 && chosen[0]) || industries[0] || null);
  };
  return (
    <ListingFrame
      {...{ title, types, suggestions, productHref }}
      views={mode === 'sheets' ? [] : views}
      view={first}
      tabs={mode === 'sheets' ? tabs : undefined}
    >
      {answer ? (
        <Hits {...{ mode, view, size, productPage, onOpen }} bulkLimit={selection ? bulkLimit : undefined} />
      ) : (
        !needsLogin && <ServedContent />
      )}
    </ListingFrame>
  );
}
