import { useTexts } from '../../../store/hooks.ts';
import { suggestionTexts } from '../../texts/suggestions.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import type { SuggestionOption } from './suggestion-list.ts';

interface SuggestionPanelProps {
  /** Of the listbox; its options have it with their number. */
  id: string;
  options: readonly SuggestionOption[];
  /** Index of the highlighted row; -1 for none. */
  activeIndex: number;
  /** The typed term, for the button that searches for it. */
  term: string;
  /** Whether some could not be loaded. */
  isPartial: boolean;
  onPick: (option: SuggestionOption) => void;
}

/** The open list of suggestions, in groups, above a button that searches for the typed term. */
export function SuggestionPanel({ id, options, activeIndex, term, isPartial, onPick }: SuggestionPanelProps) {
  const text = useTexts(suggestionTexts);
  const group = (title: string, kind: SuggestionOption['kind']) => {
    const rows = options.flatMap((option, index) => (option.kind === kind ? [{ option, index }] : []));
    if (rows.length === 0) return null;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
      <div role="group" aria-labelledby={`${id}-${kind}`} className={`ce-suggestions__${kind}s`}>
        <div id={`${id}-${kind}`} role="presentation" className="ce-suggestions__title ce-meta">
          {title}
        </div>
        <div role="presentation" className="ce-suggestions__rows">
          {rows.map(({ option, index }) => (
            <SuggestionRow
              key={option.key}
              id={`${id}-${index}`}
              option={option}
              isActive={index === activeIndex}
              onPick={() => onPick(option)}
            />
          ))}
        </div>
      </div>
    );
  };
  return (
    // The focus stays in the field.
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus; the rows inside are what is pressed
    <div className="ce-search__panel ce-box" onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label={text('listing.suggestions')} className="ce-suggestions__list">
        <div role="presentation" className="ce-suggestions__words">
          {group(text('listing.suggestions.terms'), 'term')}
          {group(text('listing.suggestions.recent'), 'recent')}
        </div>
        {group(text('listing.suggestions.products'), 'product')}
      </div>
      {isPartial && <p className="ce-suggestions__partial ce-meta">{text('listing.suggestions.partial')}</p>}
      {term && (
        <div className="ce-suggestions__foot">
          <button type="submit" tabIndex={-1} className="ce-listing__link ce-listing__link--small">
            {text('listing.suggestions.search', { term })}
          </button>
        </div>
      )}
    </div>
  );
}
