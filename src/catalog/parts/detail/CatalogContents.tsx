import { useCallback, useEffect, useRef } from 'react';
import type { SearchHit } from '../../../domain/search/search-hit.ts';
import { SortChoice } from '../../../listing/parts/bar/SortChoice.tsx';
import { Listing } from '../../../listing/parts/frame/Listing.tsx';
import type { HitsView } from '../../../listing/parts/items/hits-view.ts';
import { useListingEngine } from '../../../listing/state/engine/useListingEngine.ts';
import { useProductOpened } from '../../../listing/state/history/useProductOpened.ts';
import { useStateOf } from '../../../listing/state/listing-context.ts';
import type { ListingOptions } from '../../../listing/state/listing-options.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import { shownIds } from '../../rules/shown-ids.ts';
import { catalogSource } from '../../state/catalog-source.ts';
import { catalogTexts } from '../../texts/catalog.ts';
import { useCatalogState, useOpenCatalog } from '../draft/draft-context.ts';
import { CatalogHits } from './CatalogHits.tsx';
import { ShownChoice } from './ShownChoice.tsx';
import { shownHits } from './shown-hits.ts';
import { useCatalogRows } from './useCatalogRows.ts';

/** All in one part: what the service gives at most. */
const SIZE = 1000;

/** Prefix of the listing's parameters. */
export const URL_PREFIX = 'catalog';

/** The listing of a catalogue. The address has the catalogue alone. */
const OPTIONS: ListingOptions = {
  mode: 'search',
  types: ['pigments'],
  tabs: ['all'],
  filters: { ids: [] },
  size: SIZE,
  views: ['list'],
  view: 'list',
  url: false,
  urlPrefix: URL_PREFIX,
  urlKeys: {},
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
  const text = useTexts(catalogTexts);
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
  const title = useCallback(() => draft.state.getState().content.title, [draft]);
  const answer = useStateOf(listing, (state) => state.answer);
  const { rows: products } = useCatalogRows(answer?.hits ?? NO_HITS, answer?.query);
  const count = answer && products.length;
  const onOpen = useProductOpened(listing, {
    // The address leads back to the catalogue.
    url: true,
    urlPrefix: OPTIONS.urlPrefix,
    productPage,
    nameList: title,
    shownHits: rows,
  });
  return (
    <Listing
      {...{ listing, productPage, onOpen, drawHits, count }}
      options={OPTIONS}
      lead={
        <div className="ce-listing__order ce-screen">
          <SortChoice own={text('catalog.sort.hand')} />
        </div>
      }
      beside={<ShownChoice onChange={onShow} />}
      waiting={
        <div aria-busy>
          <Skeleton shape="block" height="24em" />
        </div>
      }
    />
  );
}

function drawHits(hits: readonly SearchHit[], view: HitsView) {
  return <CatalogHits hits={hits} view={view} />;
}
