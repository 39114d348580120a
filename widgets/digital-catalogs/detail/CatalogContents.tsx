import { useCallback, useEffect, useRef } from 'react';
import type { SearchHit } from '../../../src/domain/search/search-hit.ts';
import { catalogSource } from '../../../src/store/catalog/catalog-source.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { ListingContext, useListingState } from '../../../src/store/listing/listing-context.ts';
import type { ListingOptions } from '../../../src/store/listing/listing-options.ts';
import { useListingEngine } from '../../../src/store/listing/useListingEngine.ts';
import { useProductOpened } from '../../../src/store/listing/useProductOpened.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { SortChoice } from '../../../src/ui/listing/controls/bar/SortChoice.tsx';
import { ListingFrame } from '../../../src/ui/listing/controls/ListingFrame.tsx';
import { Hits } from '../../../src/ui/listing/hits/Hits.tsx';
import type { HitsView } from '../../../src/ui/listing/hits/hits-view.ts';
import { ListingPlace } from '../../../src/ui/listing/place/ListingPlace.tsx';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';
import { CatalogHits } from './CatalogHits.tsx';
import { useCatalogState, useOpenCatalog } from './draft-context.ts';
import { ShownChoice } from './ShownChoice.tsx';
import { shownHits } from './shown-hits.ts';
import { shownIds } from './shown-ids.ts';
import { useCatalogRows } from './useCatalogRows.ts';

/** All in one part: what the service gives at most. */
const SIZE = 1000;

/** The listing of a catalogue. The address has the catalogue alone. */
const OPTIONS: ListingOptions = {
  ...{ mode: 'search', types: ['pigments'], tabs: ['all'], filters: { ids: [] }, size: SIZE },
  ...{ views: ['list'], view: 'list', url: false, urlPrefix: 'catalog', urlKeys: {} },
  facets: ['i', 'c', 'pg', 't', 'light_fastness', 'chemistry', 'brand'],
};

const NO_HITS: readonly SearchHit[] = [];

/** Milliseconds without another change before the listing is asked again. */
const PAUSE = 300;

interface CatalogContentsProps {
  productPage: string;
  /** Lists all products, or only the excluded ones. */
  onShow: (shown: 'all' | 'excluded') => void;
}

/** The products of a catalogue as a listing: with its filters, and in the order by hand unless another one is chosen. */
export function CatalogContents({ productPage, onShow }: CatalogContentsProps) {
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
  const rows = useCallback(() => {
    const { answer } = listing.state.getState();
    return answer ? shownHits(answer.hits, answer, draft.state.getState().content, latest.current) : [];
  }, [listing, draft]);
  const onOpen = useProductOpened(listing, {
    // The address leads back to the catalogue.
    url: true,
    urlPrefix: OPTIONS.urlPrefix,
    ...{ productPage, shownHits: rows },
  });
  return (
    <ListingContext value={listing}>
      <ListingPlace keeper={listing}>
        <Body {...{ productPage, onOpen, onShow }} />
      </ListingPlace>
    </ListingContext>
  );
}

interface BodyProps extends CatalogContentsProps {
  onOpen: (hit: SearchHit, index: number) => void;
}

function Body({ productPage, onOpen, onShow }: BodyProps) {
  const text = useTexts(catalogTexts);
  const answer = useListingState((state) => state.answer);
  const { rows } = useCatalogRows(answer?.hits ?? NO_HITS);
  const count = answer && rows.length;
  const failure = useListingState((state) => state.failure);
  return (
    <ListingFrame
      lead={
        <div className="ce-listing__order">
          <SortChoice own={text('catalog.sort.hand')} />
        </div>
      }
      beside={<ShownChoice onChange={onShow} />}
      count={count}
      types={['pigments']}
      views={[]}
      view="list"
      suggestions={false}
      productHref={() => undefined}
    >
      {answer ? (
        <Hits
          {...{ productPage, onOpen, drawHits, count }}
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
  return <CatalogHits hits={hits} view={view} />;
}
