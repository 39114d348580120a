import { useId, useState } from 'react';
import type { ProductHit } from '../../../src/domain/search/search-hit.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { useFoundProducts } from '../../../src/store/reads/useFoundProducts.ts';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { closeIcon } from '../../../src/ui/icon/close.ts';
import { searchIcon } from '../../../src/ui/icon/search.ts';
import { useBestMatch } from '../../../src/ui/listbox/useBestMatch.ts';
import { sheetFinderTexts } from '../texts.ts';
import { SuggestedProducts } from './SuggestedProducts.tsx';

interface ProductFieldProps {
  /** The chosen product, whose name the field shows. */
  product: ProductHit | undefined;
  /** Shown without a product. */
  term: string;
  /** Changes with what is chosen. */
  at: string;
  onChoose: (product: ProductHit) => void;
  /** Enter without a suggestion to take, such as after pasting a number. */
  onSearch: (term: string) => void;
}

/**
 * Combobox for a product. It highlights the best match, which Enter takes (ARIA APG, "Editable combobox with list
 * autocomplete"). What was typed stays until a product is chosen; then the field shows its name again on leaving.
 */
export function ProductField({ product, term, at, onChoose, onSearch }: ProductFieldProps) {
  const id = useId();
  const text = useTexts(sheetFinderTexts);
  // Back and a choice replace what was typed.
  const [entry, setEntry] = useState<{ text: string; at: string }>();
  const typed = entry?.at === at ? entry.text : undefined;
  const setTyped = (text?: string) => setEntry(text === undefined ? undefined : { text, at });
  const [isOpen, setOpen] = useState(false);
  const value = typed ?? product?.product_name ?? term;
  const asked = typed?.trim() ?? '';
  const found = useFoundProducts(isOpen ? asked : '');
  const isFresh = found?.term === asked;
  const options = (isOpen && found ? found.products : []).map((product) => ({ key: product.id, product }));
  const choose = (product: ProductHit) => {
    setOpen(false);
    setTyped(undefined);
    onChoose(product);
  };
  const { input, inputProps, listId, activeIndex } = useBestMatch({
    options,
    isOpen,
    setOpen,
    isFresh,
    onPick: ({ product }) => choose(product),
  });
  const clear = () => {
    setTyped('');
    input?.focus();
  };
  return (
    <div className="ce-search ce-screen ce-sheet-finder__field">
      <label htmlFor={id} className="ce-search__label ce-meta">
        {text('sheetFinder.field')}
      </label>
      <form
        className="ce-search__frame ce-box ce-pair"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
          if (asked) onSearch(asked);
        }}
      >
        <Icon path={searchIcon} />
        <input
          {...inputProps}
          id={id}
          className="ce-search__box"
          enterKeyHint="search"
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => {
            if (product || asked === '') setTyped(undefined);
          }}
        />
        {value && (
          <button
            type="button"
            className="ce-search__clear"
            aria-label={text('sheetFinder.clear')}
            // Keep the focus in the field, and with it what was typed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
          >
            <Icon path={closeIcon} />
          </button>
        )}
      </form>
      <SuggestedProducts
        id={listId}
        found={isOpen && isFresh ? found : undefined}
        {...{ options, activeIndex }}
        onPick={choose}
      />
    </div>
  );
}
