import { useEffect, useId, useState } from 'react';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useFailureText } from '../../../store/notices/useFailureText.ts';
import { type FoundProducts, useFoundProducts } from '../../../store/reads/useFoundProducts.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useBestMatch } from '../../../ui/listbox/useBestMatch.ts';
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

/**
 * Searches the comparison's industry for one more product: a combobox that highlights the best match, which Enter
 * takes (ARIA APG, "Editable combobox with list autocomplete"). What is compared already is left out.
 */
export function ProductPicker({ label, comparison, onPick }: ProductPickerProps) {
  useStyles(css);
  const { industry, basket } = comparison;
  const id = useId();
  const text = useTexts(productPickerTexts);
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  const found = useFoundProducts(term, industry);
  const options = (found?.products ?? [])
    .filter((product) => !basket.some((item) => item.id === product.id))
    .map((product) => ({ key: product.id, product }));
  const { input, inputProps, isListed, listId, activeIndex } = useBestMatch({
    options,
    isFresh: found?.term === term,
    onPick: ({ product }) => onPick(product),
  });
  useEffect(() => input?.focus(), [input]);

  return (
    <div className="ce-picker ce-stack ce-gap-2">
      <label htmlFor={id} className="ce-meta">
        {label}
      </label>
      <input
        {...inputProps}
        id={id}
        placeholder={text('picker.hint')}
        className="ce-line__input ce-box"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isListed && <PickerList id={listId} {...{ options, activeIndex, onPick }} />}
      <Status found={found} count={options.length} />
    </div>
  );
}

function Status({ found, count }: { found: FoundProducts | undefined; count: number }) {
  const text = useTexts(productPickerTexts);
  const readFailure = useFailureText();
  return (
    <p role="status" className={count > 0 ? 'ce-visually-hidden' : 'ce-meta'}>
      {found?.failure && text('picker.failed', { reason: readFailure(found.failure) })}
      {found && !found.failure && count === 0 && text('picker.none')}
      {count > 0 && text(count === 1 ? 'picker.found.one' : 'picker.found', { count })}
    </p>
  );
}
