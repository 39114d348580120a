import { useEffect, useId, useState } from 'react';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useFailureText } from '../../../store/notices/useFailureText.ts';
import { type FoundProducts, useFoundProducts } from '../../../store/reads/useFoundProducts.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useSuggestionKeys } from '../../../ui/listbox/useSuggestionKeys.ts';
import type { Comparison } from '../../rules/content/comparison.ts';
import { productPickerTexts } from '../../texts/product-picker.ts';
import { PickerList } from './PickerList.tsx';
import css from './product-picker.css';

interface ProductPickerProps {
  /** Says what the product is for. */
  label: string;
  comparison: Comparison;
  onPick: (product: ProductHit) => void;
}

/** What the service takes. */
const MAX_LENGTH = 200;

/**
 * Searches the comparison's industry for one more product: a combobox that highlights the best match, which Enter
 * takes (ARIA APG, "Editable combobox with list autocomplete"). What is compared already is left out.
 */
export function ProductPicker({ label, comparison, onPick }: ProductPickerProps) {
  useStyles(css);
  const { industry, basket } = comparison;
  const id = useId();
  const text = useTexts(productPickerTexts);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string>();
  const term = typed.trim();
  const found = useFoundProducts(term, industry);
  const options = (found?.products ?? [])
    .filter((product) => !basket.some((item) => item.id === product.id))
    .map((product) => ({ key: product.id, product }));
  // Enter takes nothing that belongs to what was typed before.
  const best = found?.term === term ? options[0]?.key : undefined;
  const highlighted = options.some(({ key }) => key === active) ? active : best;
  const index = options.findIndex(({ key }) => key === highlighted);
  const isListed = options.length > 0;
  useSuggestionKeys(input, {
    options,
    isOpen: isListed,
    active: highlighted,
    setActive,
    // What is found stays for as long as it is searched for.
    setOpen: () => {},
    onPick: ({ product }) => onPick(product),
  });
  useEffect(() => input?.focus(), [input]);

  return (
    <div className="ce-picker">
      <label htmlFor={id} className="ce-picker__label">
        {label}
      </label>
      <input
        ref={setInput}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        placeholder={text('picker.hint')}
        className="ce-line__input"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-activedescendant={index >= 0 ? `${id}-list-${index}` : undefined}
      />
      {isListed && <PickerList id={`${id}-list`} options={options} active={highlighted} onPick={onPick} />}
      <Status found={found} count={options.length} />
    </div>
  );
}

function Status({ found, count }: { found: FoundProducts | undefined; count: number }) {
  const text = useTexts(productPickerTexts);
  const readFailure = useFailureText();
  return (
    <p role="status" className={count > 0 ? 'ce-visually-hidden' : 'ce-picker__note'}>
      {found?.failure && text('picker.failed', { reason: readFailure(found.failure) })}
      {found && !found.failure && count === 0 && text('picker.none')}
      {count > 0 && text(count === 1 ? 'picker.found.one' : 'picker.found', { count })}
    </p>
  );
}
