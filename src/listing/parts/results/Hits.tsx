import { type ReactNode, type Ref, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { SearchHit } from '../../../domain/search/search-hit.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import type { BulkLimit } from '../../../product/rules/documents/bulk-selection.ts';
import { useShared } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import type { ListingView } from '../../rules/listing-query.ts';
import { ANSWER_CAP } from '../../rules/load-steps.ts';
import { shownCount } from '../../rules/missing-hits.ts';
import { useHitFavourites } from '../../state/hits/useHitFavourites.ts';
import type { ListingAnswer } from '../../state/listing.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { WINDOW_FROM } from '../items/hit-items.ts';
import type { HitsView } from '../items/hits-view.ts';
import { MissingRoomContext } from '../items/missing-room.ts';
import { prdsOf } from '../products/prds-of.ts';
import { HitsOfType } from './HitsOfType.tsx';
import css from './hits.css';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';
import { StillHits } from './StillHits.tsx';
import { useFocusFirstNew } from './useFocusFirstNew.ts';

export interface HitsProps {
  mode: 'search' | 'sheets';
  /** View of products. */
  view: ListingView;
  /** Hits per load. */
  size: number;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
  /** Maximum number of documents per ZIP; without it documents cannot be selected. */
  bulkLimit?: BulkLimit | undefined;
  /** Called when a hit's link is followed. Must be a stable function. */
  onOpen: (hit: SearchHit, index: number) => void;
  /** Number of hits, where the island knows it and all of them are shown: nothing more can be loaded. */
  count?: number | undefined;
  /** Renders the hits. @default by their type */
  drawHits?: ((hits: readonly SearchHit[], view: HitsView) => ReactNode) | undefined;
}

const NO_COUNTS = {};
const NONE: readonly string[] = [];

/** The hits of the latest answer, with the buttons that load more. */
export function Hits(props: HitsProps) {
  const answer = useListingState((state) => state.answer);
  return answer && answer.total > 0 ? <AnsweredHits {...props} answer={answer} /> : null;
}

function AnsweredHits({ answer, ...props }: HitsProps & { answer: ListingAnswer }) {
  useStyles(css);
  const { mode, size, productPage, bulkLimit, onOpen, count, drawHits } = props;
  const { hits, query, total } = answer;
  const listing = useListing();
  const isLoadingMore = useListingState((state) => state.loading === 'more');
  const failure = useListingState((state) => state.failure);
  const firstNew = useListingState((state) => state.firstNew);
  const root = useRef<HTMLDivElement>(null);
  useFocusFirstNew(root, firstNew === undefined ? undefined : hits[firstNew]?.id);
  useHitFavourites(useMemo(() => prdsOf(hits), [hits]));

  const view = useHitsView(answer, { productPage, onOpen });
  const { before, after } = answer;
  const cap = ANSWER_CAP[mode];
  const [loadsAll, setLoadsAll] = useState(false);
  const growsLong = loadsAll && isLoadingMore && Math.min(total, cap) > WINDOW_FROM;
  const missing = useMemo(
    () => ({ before, after, load: listing.loadMissing, growsLong }),
    [before, after, listing, growsLong],
  );
  // The previous view stays until the code of the new one is loaded.
  const shownView = useDeferredValue(props.view);
  return (
    <HitsBox ref={root}>
      <StillHits root={root} shown={firstNew === undefined ? 0 : hits.length} />
      {shownView !== props.view && <PartWaiting />}
      <Suspense fallback={<PartWaiting className="ce-hits__coming" />}>
        <MissingRoomContext value={missing}>
          {drawHits ? (
            drawHits(hits, view)
          ) : (
            <HitsOfType
              {...{ mode, view, bulkLimit }}
              type={query.type}
              hits={hits}
              total={total - (answer.leftOut ?? 0)}
              sort={query.sort}
              shownView={shownView}
            />
          )}
        </MissingRoomContext>
        {count === undefined && (
          <LoadMore
            kind={kindOf(mode, query.type)}
            {...{ size, total }}
            shown={shownCount(answer)}
            leftOut={answer.leftOut}
            cap={cap}
            isLoading={isLoadingMore}
            failure={failure?.of === 'more' ? failure.error : undefined}
            loadMore={() => {
              setLoadsAll(false);
              listing.loadMore();
            }}
            loadAll={() => {
              setLoadsAll(true);
              listing.loadAll();
            }}
            retry={() => listing.retry()}
          />
        )}
      </Suspense>
    </HitsBox>
  );
}

/** The same object until something changes for the hits, so that they don't re-render. */
function useHitsView(
  { query, counts }: ListingAnswer,
  { productPage, onOpen }: Pick<HitsProps, 'productPage' | 'onOpen'>,
): HitsView {
  const titles = useShared(({ payload }) => payload.industries);
  const industries = query.filters.i ?? NONE;
  const industryCounts = counts.i ?? NO_COUNTS;
  return useMemo(() => {
    const industryTitles = new Map(titles?.map(({ code, title }) => [code, title]));
    return { productPage, industries, industryCounts, industryTitles, onOpen };
  }, [productPage, industries, industryCounts, titles, onOpen]);
}

/** A component of its own, so that the hits don't re-render when loading starts. */
function HitsBox({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  const isBusy = useListingState((state) => state.loading === 'answer');
  return (
    <div ref={ref} className="ce-hits" aria-busy={isBusy || undefined}>
      {children}
    </div>
  );
}

function kindOf(mode: HitsProps['mode'], type: ListingAnswer['query']['type']): LoadMoreProps['kind'] {
  if (type === 'formulations') return type;
  if (mode === 'sheets') return 'sheets';
  return ({ pigments: 'products', assets: 'documents', imageStacks: 'stacks' } as const)[type];
}
