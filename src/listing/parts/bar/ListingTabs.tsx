import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { formatNumber } from '../../../domain/format/format-number.ts';
import type { ResultType } from '../../../domain/search/search-hit.ts';
import { safeHref } from '../../../lib/address/safe-url.ts';
import { showInRow } from '../../../lib/scroll/show-in-row.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import type { ListingQuery, ListingTab } from '../../rules/listing-query.ts';
import type { ListingAnswer } from '../../state/listing.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import css from './listing-tabs.css';

export interface ListingTabsProps {
  /** Result types to switch between. */
  types: readonly ResultType[];
  /** Tabs of a listing of product sheets or formulations, in place of the result types. */
  tabs?: readonly ListingTab[] | undefined;
}

type Choice = ResultType | ListingTab;

/**
 * Links to the result types, or to the tabs of product sheets: each has its own address, for a middle click or the
 * context menu. A plain click changes the listing in place.
 */
export function ListingTabs({ types, tabs = [] }: ListingTabsProps) {
  useStyles(css);
  const listing = useListing();
  const text = useTexts(listingControlTexts);
  const type = useListingState((state) => state.query.type);
  const tab = useListingState((state) => state.query.tab ?? 'all');
  const answer = useListingState((state) => state.answer);

  const nav = useRef<HTMLElement>(null);
  // Totals widen the tabs.
  useCurrentInSight(nav, `${tab} ${type} ${answer?.queryId} ${Object.keys(answer?.totals ?? {})}`);

  const hasTabs = tabs.length > 1;
  const choices: readonly Choice[] = hasTabs ? tabs : types;
  const current: Choice = hasTabs ? tab : type;
  const totals = useTotals(hasTabs);
  if (choices.length < 2) return null;

  const queryOf = (key: Choice): Partial<ListingQuery> =>
    hasTabs ? { tab: key as ListingTab } : { type: key as ResultType };
  const follow = (event: MouseEvent, key: Choice) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (key === current) return;
    if (hasTabs) listing.tab(key as ListingTab);
    else listing.type(key as ResultType);
  };
  const isOfSheets = type !== 'formulations';
  return (
    <nav
      ref={nav}
      className="ce-listing-tabs ce-screen"
      aria-label={text(tabs.length < 2 ? 'listing.types' : isOfSheets ? 'listing.tabs' : typeKey(type))}
    >
      <ul className="ce-listing-tabs__list ce-pair ce-gap-5">
        {choices.map((key) => {
          const { total, room } = totals(key);
          return (
            <li key={key}>
              <a
                className="ce-listing-tabs__tab ce-pair ce-gap-2"
                href={safeHref(listing.hrefOf(queryOf(key)))}
                aria-current={key === current || undefined}
                onClick={(event) => follow(event, key)}
              >
                {text(hasTabs ? tabKey(key, isOfSheets) : typeKey(key))}
                {room !== undefined && (
                  <span
                    className="ce-listing-tabs__total ce-meta ce-figure"
                    data-coming={total === undefined || undefined}
                  >
                    {` ${formatNumber(room)}`}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The totals of the choices. That of the previous answer reserves space for the one being counted. */
function useTotals(hasTabs: boolean) {
  const answer = useListingState((state) => state.answer);
  const totals: ListingAnswer['totals'] | undefined = answer && {
    [hasTabs ? (answer.query.tab ?? 'all') : answer.query.type]: answer.total,
    // May be newer than the answer.
    ...answer.totals,
  };
  const known = useRef<ListingAnswer['totals']>({});
  useEffect(() => {
    known.current = { ...known.current, ...totals };
  });
  return (key: Choice) => ({ total: totals?.[key], room: totals?.[key] ?? known.current[key] });
}

/** Scrolls a row of tabs that is too wide until the current one is visible; the page does not scroll. */
function useCurrentInSight(nav: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides what is in sight
  useEffect(() => {
    const row = nav.current;
    const tab = row?.querySelector('[aria-current]');
    if (row && tab) showInRow(row, tab);
  }, [nav, shown]);
}

const tabKey = (key: Choice, isOfSheets: boolean) =>
  key === 'all' && !isOfSheets
    ? 'listing.tab.all.formulations'
    : (`listing.tab.${key as ListingTab}` as const);
const typeKey = (key: Choice) => `listing.type.${key as ResultType}` as const;
