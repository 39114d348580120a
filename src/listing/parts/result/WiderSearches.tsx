import { type ReactNode, useEffect, useState } from 'react';
import { maySeeCompetitors } from '../../../domain/search/may-see-competitors.ts';
import { pageUrl } from '../../../lib/address/page-address.ts';
import { safeHref } from '../../../lib/address/safe-url.ts';
import { usePage, useShared, useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { arrowRightIcon } from '../../../ui/icon/arrow-right.ts';
import type { WiderSearch } from '../../state/listing.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { noResultsTexts } from '../../texts/no-results.ts';
import { enquiry } from './enquiry.ts';
import type { NoResultsProps } from './NoResults.tsx';
import { countText } from './result-text.ts';

/**
 * Suggestions that find more: without one of the filters or the term, most hits first, only the term, our staff. Each
 * has its count; those without hits are left out.
 */
export function WiderSearches({ onTaken }: NoResultsProps) {
  const listing = useListing();
  const { bus } = usePage();
  const text = useTexts(noResultsTexts);
  const words = useTexts(listingControlTexts);
  const { term, type } = useListingState((state) => state.query);
  const chips = useListingState((state) => state.chips);
  const searches = useWiderSearches();
  const competitors = useCompetitorSearch(term);

  const take = ({ without }: WiderSearch) => {
    onTaken();
    if (without === 'term') listing.go({ term: '' });
    else if (without === 'filters') listing.clearAll();
    else listing.toggle(without.key, without.value);
  };
  const nameOf = ({ without }: WiderSearch) => {
    if (without === 'term') return withEmphasis(text('listing.waysOut.withoutTerm'), 'term', `“${term}”`);
    if (without === 'filters')
      return term
        ? withEmphasis(text('listing.waysOut.termOnly'), 'term', `“${term}”`)
        : text('listing.waysOut.all');
    return withEmphasis(text('listing.waysOut.without', { filter: without.filter }), 'title', without.title);
  };
  const ask = () =>
    bus.emit('overlay:open', {
      name: 'contact-form',
      props: { title: text('listing.waysOut.ask.title'), message: enquiry(text, term, chips) },
    });
  return (
    <ul className="ce-no-results__ways" aria-label={text('listing.waysOut')}>
      {searches.map((search) => (
        <li
          key={
            typeof search.without === 'string'
              ? search.without
              : `${search.without.key}=${search.without.value}`
          }
        >
          <button type="button" className="ce-no-results__way ce-pair ce-gap-4" onClick={() => take(search)}>
            <span>{nameOf(search)}</span>
            <span className="ce-no-results__count ce-meta ce-figure">
              {countText(words, type, search.total)}
            </span>
            <Icon path={arrowRightIcon} size="small" directional />
          </button>
        </li>
      ))}
      {competitors && (
        <li>
          <a className="ce-no-results__way ce-pair ce-gap-4" href={competitors}>
            <span>{text('listing.waysOut.competitors')}</span>
            <Icon path={arrowRightIcon} size="small" directional />
          </a>
        </li>
      )}
      <li>
        <button type="button" className="ce-no-results__way ce-pair ce-gap-4" onClick={ask}>
          <span>{text('listing.waysOut.ask')}</span>
          <Icon path={arrowRightIcon} size="small" directional />
        </button>
      </li>
    </ul>
  );
}

/** Address of the competitor search with the term, for users who may open it and are elsewhere. */
function useCompetitorSearch(term: string): string | undefined {
  const page = useShared(({ payload }) => payload.links?.competitorSearch);
  const isOpen = useShared(({ user }) => maySeeCompetitors(user));
  if (!page || !isOpen) return undefined;
  const url = new URL(page, pageUrl());
  if (url.origin === location.origin && url.pathname === pageUrl().pathname) return undefined;
  if (term) url.searchParams.set('q', term);
  return safeHref(url.href);
}

/**
 * Suggestions with hits, most hits first, the one without any filter last; none while they are counted or if counting
 * failed.
 */
function useWiderSearches(): readonly WiderSearch[] {
  const listing = useListing();
  const [searches, setSearches] = useState<readonly WiderSearch[]>([]);
  useEffect(() => {
    const counting = new AbortController();
    listing.widerSearches(counting.signal).then(
      (counted) => {
        if (counting.signal.aborted) return;
        const open = counted.filter(({ total }) => total > 0);
        setSearches(open.sort((a, b) => Number(isWidest(a)) - Number(isWidest(b)) || b.total - a.total));
      },
      // Counts are optional; text and chips say what to do without them.
      () => {},
    );
    return () => counting.abort();
  }, [listing]);
  return searches;
}

function isWidest({ without }: WiderSearch): boolean {
  return without === 'filters';
}

/** Replaces the `{name}` placeholder of a text with an emphasised value. */
function withEmphasis(text: string, name: string, value: string): ReactNode {
  const [before, after] = text.split(`{${name}}`);
  return (
    <>
      {before}
      <em>{value}</em>
      {after}
    </>
  );
}
