import { useId, useState } from 'react';
import {
  type CompetitorProduct,
  competitorLabel,
} from '../../../src/domain/competitor/competitor-product.ts';
import searchCss from '../../../src/listing/parts/search/search-box.css';
import suggestionsCss from '../../../src/listing/parts/search/suggestions.css';
import { useTexts } from '../../../src/store/hooks.ts';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { useStyles } from '../../../src/ui/base/styles.ts';
import { closeIcon } from '../../../src/ui/icon/close.ts';
import { searchIcon } from '../../../src/ui/icon/search.ts';
import { useBestMatch } from '../../../src/ui/listbox/useBestMatch.ts';
import { useSuggestedProducts } from '../state/useSuggestedProducts.ts';
import { competitorTexts } from '../texts/competitor-search.ts';
import css from './competitor-field.css';
import { SuggestedList, type SuggestedOption } from './SuggestedList.tsx';

interface CompetitorFieldProps {
  chosen: CompetitorProduct | undefined;
  /** Initial term of the field if nothing is selected. */
  term: string;
  onChoose: (product: CompetitorProduct) => void;
}

/**
 * Combobox to choose a competitor's product. It highlights the best match, which Enter selects (ARIA APG, "Editable
 * combobox with list autocomplete"). A term typed without a selection is replaced by the name of the selected product.
 */
export function CompetitorField({ chosen, term, onChoose }: CompetitorFieldProps) {
  useStyles(searchCss);
  useStyles(suggestionsCss);
  useStyles(css);
  const id = useId();
  const text = useTexts(competitorTexts);
  const label = chosen ? competitorLabel(chosen) : term;
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const value = typed ?? label;
  // The name of the selected product is not a search term: list all products then.
  const asked = typed?.trim() ?? (chosen ? '' : label);
  const suggested = useSuggestedProducts(isOpen ? asked : undefined);
  const options = (suggested?.products ?? []).map(
    (product): SuggestedOption => ({ key: product.id, product }),
  );
  const choose = ({ product }: SuggestedOption) => {
    setOpen(false);
    setTyped(undefined);
    onChoose(product);
  };
  const { input, inputProps, isListed, listId, activeIndex } = useBestMatch({
    options,
    isOpen,
    setOpen,
    isFresh: suggested?.term === asked,
    onPick: choose,
  });
  const clear = () => {
    setTyped('');
    input?.focus();
  };
  return (
    <div className="ce-search ce-screen">
      <label htmlFor={id} className="ce-search__label ce-meta">
        {text('competitor.field')}
      </label>
      <div className="ce-search__frame ce-box ce-pair" data-chosen={(chosen && !typed) || undefined}>
        {chosen && typed === undefined ? (
          <span
            className="ce-competitor-field__color ce-swatch"
            style={{ '--ce-_color': chosen.color }}
            aria-hidden
          />
        ) : (
          <Icon path={searchIcon} />
        )}
        <input
          {...inputProps}
          id={id}
          className="ce-search__box"
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && !isListed) setTyped(undefined);
          }}
          onBlur={() => setTyped(undefined)}
        />
        {value && (
          <button
            type="button"
            className="ce-search__clear"
            aria-label={text('competitor.clear')}
            // Keep the focus in the field, and with it the typed term.
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
          >
            <Icon path={closeIcon} />
          </button>
        )}
      </div>
      <SuggestedList
        id={listId}
        term={asked}
        suggested={isOpen ? suggested : undefined}
        {...{ options, activeIndex }}
        onPick={choose}
      />
    </div>
  );
}
