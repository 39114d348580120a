import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { createLazyPart, type MissingPartProps } from '../../../ui/base/create-lazy-part.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { closeIcon } from '../../../ui/icon/close.ts';
import { searchIcon } from '../../../ui/icon/search.ts';
import { isComposing } from '../../../ui/listbox/is-composing.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { useServedTerm } from '../handover/handover.ts';
import { SearchLabel } from './SearchLabel.tsx';
import type { SearchSuggestionsProps } from './SearchSuggestions.tsx';
import css from './search-box.css';
import { useLateSuggestions } from './useLateSuggestions.ts';
import { useTypedTerm } from './useTypedTerm.ts';

const SearchSuggestions = createLazyPart(
  () => import('./SearchSuggestions.tsx').then((module) => module.SearchSuggestions),
  { Waiting: () => null, Missing: NoSuggestions },
);

// With a keyboard only; the page has its field without it.
const SearchShortcut = createLazyPart(
  () => import('./SearchShortcut.tsx').then((module) => module.SearchShortcut),
  { Waiting: () => null, Missing: () => null },
);

/** Devices with a keyboard, as far as a browser says so. */
const KEYBOARD = '(hover: hover) and (pointer: fine)';

/** Maximum length in the service; longer terms are cut. */
const MAX_LENGTH = 200;

export interface SearchBoxProps {
  /** Whether terms and products are suggested. */
  suggests: boolean | undefined;
  /** Address of a suggested product. */
  productHref: ((hit: ProductHit) => string | undefined) | undefined;
  /** Whether a press of `/` on the page focuses the field. @default false */
  shortcut?: boolean | undefined;
}

/** The search field, with suggestions if the listing has them. */
export function SearchBox({ suggests, productHref, shortcut }: SearchBoxProps) {
  useStyles(css);
  const id = useId();
  const text = useTexts(listingControlTexts);
  const isCombobox = useListing().suggest !== undefined && suggests === true;
  const isTooLong = useListingState((state) => state.tooLong === 'q');
  const { typed, type, submit, composition } = useTypedTerm();
  const [fieldProps, listProps, setAwaited] = useLateSuggestions(typed, isCombobox);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [submitted, setSubmitted] = useState<{ term: string }>();
  const [hasShortcut] = useState(() => shortcut && matchMedia(KEYBOARD).matches);
  useServedTerm(input, type);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAwaited(undefined);
    setSubmitted({ term: typed.trim() });
    submit(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const belongsToInputMethod = isComposing(event.nativeEvent);
    // Safari submits the form by the key that ends a composition.
    if (event.key === 'Enter' && belongsToInputMethod) event.preventDefault();
    if (event.key === 'Escape' && !belongsToInputMethod) setAwaited(undefined);
  };
  const clear = () => {
    submit('');
    input?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 16 knows no <search>
    <form
      role="search"
      className="ce-search ce-screen"
      aria-label={text('listing.search')}
      onSubmit={onSubmit}
    >
      <SearchLabel id={id} />
      <div className="ce-pair ce-gap-2">
        <div className="ce-search__frame ce-box ce-pair">
          <Icon path={searchIcon} />
          <input
            ref={setInput}
            id={id}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_LENGTH}
            className="ce-search__box"
            value={typed}
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong ? `${id}-error` : undefined}
            {...fieldProps}
            {...composition}
            onChange={({ currentTarget }) => {
              setAwaited(currentTarget.value);
              type(currentTarget.value);
            }}
            onKeyDown={onKeyDown}
          />
          {typed && (
            <button
              type="button"
              className="ce-search__clear"
              aria-label={text('listing.search.clear')}
              onClick={clear}
            >
              <Icon path={closeIcon} />
            </button>
          )}
          {hasShortcut && input && <SearchShortcut input={input} isShown={!typed} />}
        </div>
        <Button type="submit" variant="primary">
          {text('listing.search')}
        </Button>
      </div>
      {isTooLong && (
        <p id={`${id}-error`} role="alert" className="ce-listing__error">
          {text('listing.term.tooLong')}
        </p>
      )}
      {listProps && input && (
        <SearchSuggestions {...{ ...listProps, typed, submitted, input, productHref }} onTerm={submit} />
      )}
    </form>
  );
}

/** Says that there are none, while their list would be open. */
function NoSuggestions({ props: { startsOpen } }: MissingPartProps<SearchSuggestionsProps>) {
  const text = useTexts(listingControlTexts);
  return (
    <p
      role="status"
      className={startsOpen ? 'ce-search__panel ce-search__none ce-box ce-muted' : 'ce-visually-hidden'}
    >
      {startsOpen && text('listing.suggestions.failed')}
    </p>
  );
}
