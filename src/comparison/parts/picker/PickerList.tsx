import { colorIndexName } from '../../../domain/search/color-index-name.ts';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { productPickerTexts } from '../../texts/product-picker.ts';

interface PickerListProps {
  /** Of the listbox; its options have it with their number. */
  id: string;
  options: readonly { key: string; product: ProductHit }[];
  /** Of the option that Enter takes. */
  activeIndex: number;
  onPick: (product: ProductHit) => void;
}

/** The products found, each with its masstone, number and Colour Index name. The focus stays in the field. */
export function PickerList({ id, options, activeIndex, onPick }: PickerListProps) {
  const text = useTexts(productPickerTexts);
  return (
    <div role="listbox" id={id} aria-label={text('picker.list')} className="ce-picker__list">
      {options.map(({ key, product }, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field that has the focus takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={key}
          role="option"
          id={`${id}-${at}`}
          aria-selected={at === activeIndex}
          data-active={at === activeIndex || undefined}
          className="ce-picker__option ce-menu__link ce-gap-2"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(product)}
        >
          <svg className="ce-picker__color" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
            {product.masstone && <rect width="1" height="1" fill={product.masstone} />}
          </svg>
          <span className="ce-stack">
            {product.product_name}
            <span className="ce-meta">
              {[product.prd, product.color_index && colorIndexName(product.color_index)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
