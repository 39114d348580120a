import { useEffect, useLayoutEffect, useState } from 'react';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { leaveTo } from '../../../lib/address/leave-to.ts';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useSuggestionList } from '../../../ui/listbox/useSuggestionList.ts';
import { useListing } from '../../state/listing-context.ts';
import { keepRecentSearch, readRecentSearches } from '../../state/recent-searches.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { suggestionTexts } from '../../texts/suggestions.ts';
import { SuggestionPanel } from './SuggestionPanel.tsx';
import { type SuggestionList, type SuggestionOption, suggestionOptions } from './suggestion-list.ts';
import css from './suggestions.css';
import { useSuggestions } from './useSuggestions.ts';

export interface SearchSuggestionsProps {
  input: HTMLInputElement;
  /** Text of the field. */
  typed: string;
  /** The latest submit, perhaps before this code was loaded: its term is kept among the recent searches. */
  submitted: { term: string } | undefined;
  /** Whether the user typed this text before this code was loaded, and has neither submitted nor dismissed it. */
  startsOpen: boolean;
  productHref: ((hit: ProductHit) => string | undefined) | undefined;
  /** Searches for a suggested term. */
  onTerm: (term: string) => void;
  /** The open list, for the field's attributes. */
  onList: (list: SuggestionList | undefined) => void;
}

/**
 * A list above the results: terms, recent searches while the field is empty, and products. Nothing is highlighted until
 * an arrow key is pressed, so that Enter searches for the typed text. Where they cannot be loaded, it says so: the text
 * can be searched for without them.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { input, typed, submitted, startsOpen, productHref, onTerm, onList } = props;
  useStyles(css);
  const { store } = usePage();
  const listing = useListing();
  const text = useTexts(suggestionTexts);
  const controlText = useTexts(listingControlTexts);
  const [wantsOpen, setWantsOpen] = useState(startsOpen);
  const suggestions = useSuggestions(typed, wantsOpen);
  const term = typed.trim();
  const isPartial = suggestions?.isPartial === true;
  const options = suggestionOptions(suggestions ?? undefined, term ? [] : readRecentSearches(store));
  const pick = (option: SuggestionOption) => {
    setWantsOpen(false);
    if (option.kind === 'product') return leaveTo(productHref?.(option.hit) ?? '');
    const filter = option.kind === 'term' ? option.suggestion.filter : undefined;
    if (!filter) return onTerm(option.kind === 'term' ? option.suggestion.text : option.term);
    const { filters } = listing.state.getState().query;
    const chosen = (filters[filter.key] ?? []).filter((value) => value !== filter.value);
    listing.go({ term: '', filters: { ...filters, [filter.key]: [...chosen, filter.value] } });
  };
  const { listId, isListed, activeIndex, activeId } = useSuggestionList(input, {
    ...{ options, highlightsFirst: false },
    ...{ isOpen: wantsOpen, setOpen: setWantsOpen, onPick: pick },
  });
  const hasFailed = wantsOpen && !isListed && (suggestions === null || isPartial);

  useLayoutEffect(() => {
    onList(isListed ? { id: listId, activeId } : undefined);
  }, [isListed, listId, activeId, onList]);
  useEffect(() => {
    if (submitted) keepRecentSearch(store, submitted.term);
  }, [store, submitted]);

  const foundKey = options.length === 1 ? 'listing.suggestions.found.one' : 'listing.suggestions.found';
  return (
    <>
      {/* Rendered from the start, since screen readers miss the text of a new region. */}
      <p
        role="status"
        className={hasFailed ? 'ce-search__panel ce-search__none ce-box ce-muted' : 'ce-visually-hidden'}
      >
        {hasFailed && controlText('listing.suggestions.failed')}
        {isListed && text(foundKey, { count: options.length })}
        {isListed && isPartial && ` ${text('listing.suggestions.partial')}`}
      </p>
      {isListed && (
        <SuggestionPanel {...{ id: listId, options, activeIndex, term, isPartial }} onPick={pick} />
      )}
    </>
  );
}
