import { useEffect, useRef } from 'react';
import type { SearchHit } from '../../../src/domain/search/search-hit.ts';
import { catalogSource } from '../../../src/store/catalog/catalog-source.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { ListingContext, useListingState } from '../../../src/store/listing/listing-context.ts';
import type { ListingOptions } from '../../../src/store/listing/listing-options.ts';
import { useHitOpened } from '../../../src/store/listing/useHitOpened.ts';
import { useListingEngine } from '../../../src/store/listing/useListingEngine.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { SortChoice } from '../../../src/ui/listing/controls/bar/SortChoice.tsx';
import { ListingFrame } from '../../../src/ui/listing/controls/ListingFrame.tsx';
import { Hits } from '../../../src/ui/listing/hits/Hits.tsx';
import type { HitsView } from '../../../src/ui/listing/hits/hits-view.ts';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';
import { CatalogHits } from './CatalogHits.tsx';
import { useCatalogState, useOpenCatalog } from './draft-context.ts';
import { shownIds } from './shown-ids.ts';

/** All in one part: what the service gives at most. */
const SIZE = 1000;

/** The listing of a catalogue. The address has the catalogue alone. */
const OPTIONS: ListingOptions = {
  ...{ mode: 'search', types: ['pigments'], tabs: ['all'], filters: { ids: [] }, size: SIZE },
  ...{ views: ['list'], view: 'list', url: false, urlPrefix: '', urlKeys: {} },
  facets: ['i', 'c', 'pg', 't', 'light_fastness', 'chemistry', 'brand'],
};

/** Milliseconds without another change before the listing is asked again. */
const PAUSE = 300;

/** The products of a catalogue as a listing: with its filters, and in the order by hand unless another one is chosen. */
export function CatalogContents({ productPage }: { productPage: string }) {
  const { draft, shown } = useOpenCatalog();
  const latest = useRef(shown);
  latest.current = shown;
  const listing = useListingEngine('digital-catalogs', OPTIONS, (page) =>
    catalogSource(page, OPTIONS, () => ({
      ids: shownIds(draft.state.getState().content, latest.current),
      isForCustomers: latest.current === 'included',
    })),
  );
  const ids = useCatalogState(({ content }) => [...shownIds(content, shown)].sort().join());
  const asked = useRef(ids);
  useEffect(() => {
    if (asked.current === ids) return;
    const timer = setTimeout(() => {
      asked.current = ids;
      // Another order asks nothing, other products do.
      listing.renew();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [ids, listing]);
  const onOpen = useHitOpened(listing);
  return (
    <ListingContext value={listing}>
      <Body productPage={productPage} onOpen={onOpen} />
    </ListingContext>
  );
}

interface BodyProps {
  productPage: string;
  onOpen: (hit: SearchHit, index: number) => void;
}

function Body({ productPage, onOpen }: BodyProps) {
  const text = useTexts(catalogTexts);
  const hasAnswer = useListingState(({ answer }) => answer !== undefined);
  const failure = useListingState((state) => state.failure);
  return (
    <ListingFrame
      lead={
        <div className="ce-listing__order">
          <SortChoice own={text('catalog.sort.hand')} />
        </div>
      }
      types={['pigments']}
      views={[]}
      view="list"
      suggestions={false}
      productHref={() => undefined}
    >
      {hasAnswer ? (
        <Hits
          {...{ productPage, onOpen, drawHits }}
          size={SIZE}
          mode="search"
          view="list"
          bulkLimit={undefined}
        />
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
  return <CatalogHits hits={hits.filter((hit) => hit.resultType === 'pigments')} view={view} />;
}
