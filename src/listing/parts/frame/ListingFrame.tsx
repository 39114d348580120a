import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ProductHit, ResultType } from '../../../domain/search/search-hit.ts';
import { deepActiveElement } from '../../../lib/focus/deep-active-element.ts';
import { lazyDialog } from '../../../outcome/lazy-dialog.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useIsNarrow } from '../../../ui/base/useIsNarrow.ts';
import type { ListingSort, ListingTab, ListingView } from '../../rules/listing-query.ts';
import type { ListingAnswer } from '../../state/listing.ts';
import { useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { ListingTabs } from '../bar/ListingTabs.tsx';
import { SortChoice } from '../bar/SortChoice.tsx';
import { Updating } from '../bar/Updating.tsx';
import { ViewChoice } from '../bar/ViewChoice.tsx';
import { Chips } from '../chips/Chips.tsx';
import { FilterButton } from '../drawer/FilterButton.tsx';
import { FilterColumn } from '../facets/FilterColumn.tsx';
import { useServedFocus } from '../handover/handover.ts';
import { Announcer } from '../result/Announcer.tsx';
import { DidYouMean } from '../result/DidYouMean.tsx';
import { Failed } from '../result/Failed.tsx';
import { Ignored } from '../result/Ignored.tsx';
import { NoResults } from '../result/NoResults.tsx';
import { ResultHeading } from '../result/ResultHeading.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import css from './listing-frame.css';
import { useIsSlow } from './useIsSlow.ts';

const FilterDrawer = lazyDialog(() =>
  import('../drawer/FilterDrawer.tsx').then((module) => module.FilterDrawer),
);

/** Below this width the filters have no column; listing-frame.css uses the same value. */
const NARROW = 60 * 16;

export interface ListingFrameProps {
  /** Heading of the page, if it belongs to the listing. */
  title?: string | undefined;
  /** Result types to switch between. */
  types: readonly ResultType[];
  /** Tabs of a listing of product sheets or formulations. */
  tabs?: readonly ListingTab[] | undefined;
  /** Sort order of a search without a term if none is selected. @default 'name' */
  sort?: ListingSort | undefined;
  views: readonly ListingView[];
  /** View if the address has none. */
  view: ListingView;
  /** Whether terms and products are suggested while typing. @default false */
  suggestions?: boolean | undefined;
  /** Address of a suggested product. */
  productHref?: ((hit: ProductHit) => string | undefined) | undefined;
  /** Whether a press of `/` on the page focuses the search field. @default false */
  shortcut?: boolean | undefined;
  /** Number of hits, where the island knows it better than the latest answer. @default that of the answer */
  count?: number | undefined;
  /** Replaces search box, tabs and sort order, if the listing's subject is chosen elsewhere. */
  lead?: ReactNode;
  /** At the end of the heading's line. */
  beside?: ReactNode;
  /** Explains an answer without hits; nothing leaves it to the usual ways out. */
  none?: ((answer: ListingAnswer) => ReactNode) | undefined;
  /** The hits, with the buttons that load more. */
  children: ReactNode;
}

/**
 * The frame of a listing: a narrow column for filters, a wide one for hits. The layout depends on the container's
 * width, not the window's. If a control disappears with the focus, the heading gets it.
 */
export function ListingFrame(props: ListingFrameProps) {
  useStyles(css);
  const text = useTexts(listingControlTexts);
  const isSlow = useIsSlow();
  const isStale = useListingState(({ answer, failure }) => answer !== undefined && failure?.of === 'answer');
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hits = useRef<HTMLDivElement>(null);
  const [focusHeading] = useState(() => () => heading.current?.focus());
  const isNarrow = useIsNarrow(frame, NARROW);
  const drawer = useDrawer(isNarrow, focusHeading);
  useServedFocus(focusHeading);

  // The old hits become inert: the focus would go to the page's body.
  useLayoutEffect(() => {
    if (isStale && hits.current?.contains(deepActiveElement())) focusHeading();
  }, [isStale, focusHeading]);

  return (
    <section ref={frame} className="ce-listing" aria-label={props.title ?? text('listing.label')}>
      <div className="ce-listing__grid" data-loading={isSlow || undefined} data-stale={isStale || undefined}>
        {props.title && <h1 className="ce-listing__title">{props.title}</h1>}
        {props.lead ?? (
          <>
            <SearchBox
              suggests={props.suggestions}
              productHref={props.productHref}
              shortcut={props.shortcut}
            />
            <ListingTabs types={props.types} tabs={props.tabs} />
          </>
        )}
        {isNarrow && <FilterButton isOpen={drawer.isOpen} onPress={drawer.open} />}
        {!props.lead && (
          <div className="ce-listing__order ce-screen">
            {isSlow && <Updating />}
            <SortChoice fallback={props.sort} />
          </div>
        )}
        <ViewChoice views={props.views} fallback={props.view} />
        {!isNarrow && <FilterColumn onSkip={focusHeading} />}
        <div className="ce-listing__main ce-stack">
          <div className="ce-listing__window">
            <div className="ce-listing__pane">
              <div className="ce-listing__found ce-pair ce-gap-4">
                <ResultHeading ref={heading} count={props.count} />
                <Chips onNoneLeft={focusHeading} />
                {props.beside}
              </div>
              <div className="ce-listing__results">
                <Ignored />
                <Failed onGone={focusHeading} />
                <DidYouMean onTaken={focusHeading} />
                <NoResults onTaken={focusHeading} explain={props.none} />
                <div ref={hits} className="ce-listing__hits" inert={isStale}>
                  {props.children}
                </div>
              </div>
            </div>
          </div>
        </div>
      </div>
      {drawer.isOpen && <FilterDrawer onClose={drawer.close} />}
      <Announcer />
    </section>
  );
}

/** Whether the drawer is open. It closes when there is room for the column, as when a phone is turned. */
function useDrawer(isNarrow: boolean, onFocusLost: () => void) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen && !isNarrow) setOpen(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && !deepActiveElement()) onFocusLost();
    wasOpen.current = isOpen;
  }, [isOpen, onFocusLost]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
