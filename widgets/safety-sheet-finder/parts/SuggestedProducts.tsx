import type { ProductHit } from '../../../src/domain/search/search-hit.ts';
import { OptionRow } from '../../../src/listing/parts/search/OptionRow.tsx';
import { useTexts } from '../../../src/store/hooks.ts';
import { useFailureText } from '../../../src/store/notices/useFailureText.ts';
import type { FoundProducts } from '../../../src/store/reads/useFoundProducts.ts';
import { sheetFinderTexts } from '../texts.ts';
import { ProductName } from './ProductName.tsx';

interface SuggestedProductsProps {
  /** Id of the listbox; the ids of its options start with it. */
  id: string;
  /** `undefined` while the list is closed or still of what was typed before. */
  found: FoundProducts | undefined;
  options: readonly { key: string; product: ProductHit }[];
  /** Of the row that Enter takes. */
  activeIndex: number;
  onPick: (product: ProductHit) => void;
}

/** The suggested products below the field, with their number for screen readers, or the reason why there are none. */
export function SuggestedProducts({ id, found, options, activeIndex, onPick }: SuggestedProductsProps) {
  const text = useTexts(sheetFinderTexts);
  const readFailure = useFailureText();
  const isListed = options.length > 0;
  return (
    <>
      {isListed && (
        // The focus stays in the field.
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus; the rows inside are what is pressed
        <div className="ce-search__panel ce-box" onMouseDown={(event) => event.preventDefault()}>
          <div
            role="listbox"
            id={id}
            aria-label={text('sheetFinder.suggestions')}
            className="ce-suggestions__list ce-sheet-finder__list"
          >
            {options.map(({ key, product }, at) => (
              <OptionRow
                key={key}
                id={`${id}-${at}`}
                isActive={at === activeIndex}
                onPick={() => onPick(product)}
              >
                <ProductName product={product} />
              </OptionRow>
            ))}
          </div>
        </div>
      )}
      <p
        role="status"
        className={
          found && !isListed ? 'ce-search__panel ce-search__none ce-box ce-muted' : 'ce-visually-hidden'
        }
      >
        {found && statusOf(found)}
      </p>
    </>
  );

  function statusOf({ failure, products, term }: FoundProducts): string {
    if (failure) return text('sheetFinder.suggested.failed', { reason: readFailure(failure) });
    if (products.length === 0) return text('sheetFinder.suggested.none', { term });
    if (products.length === 1) return text('sheetFinder.suggested.one');
    return text('sheetFinder.suggested', { count: products.length });
  }
}
