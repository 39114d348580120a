import type { CompetitorProduct } from '../../../src/domain/competitor/competitor-product.ts';
import { shortColorIndex } from '../../../src/domain/search/color-index-name.ts';
import { OptionRow } from '../../../src/listing/parts/search/OptionRow.tsx';
import { useTexts } from '../../../src/store/hooks.ts';
import type { SuggestedProducts } from '../state/useSuggestedProducts.ts';
import { competitorTexts } from '../texts/competitor-search.ts';

/** A row of the list. */
export interface SuggestedOption {
  key: string;
  product: CompetitorProduct;
}

interface SuggestedListProps {
  /** Id of the listbox; the ids of its options start with it. */
  id: string;
  term: string;
  /** `undefined` while the list is closed or before the first response. */
  suggested: SuggestedProducts | undefined;
  options: readonly SuggestedOption[];
  /** Of the row that Enter takes. */
  activeIndex: number;
  onPick: (option: SuggestedOption) => void;
}

/** The suggested products below the field, with their number for screen readers, or the reason why there are none. */
export function SuggestedList(props: SuggestedListProps) {
  const { id, term, suggested, options, activeIndex, onPick } = props;
  const text = useTexts(competitorTexts);
  const isListed = suggested !== undefined && options.length > 0;
  return (
    <>
      {isListed && (
        // The focus stays in the field.
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus; the rows inside are what is pressed
        <div className="ce-search__panel ce-box" onMouseDown={(event) => event.preventDefault()}>
          <div
            role="listbox"
            id={id}
            aria-label={text('competitor.suggestions')}
            className="ce-suggestions__list ce-suggested"
          >
            {options.map((option, at) => (
              <Row
                key={option.key}
                id={`${id}-${at}`}
                product={option.product}
                isActive={at === activeIndex}
                onPick={() => onPick(option)}
              />
            ))}
          </div>
        </div>
      )}
      <p
        role="status"
        className={
          suggested && !isListed ? 'ce-search__panel ce-search__none ce-box ce-muted' : 'ce-visually-hidden'
        }
      >
        {suggested && statusOf(suggested)}
      </p>
    </>
  );

  function statusOf({ failed, products }: SuggestedProducts): string {
    if (failed) return text('competitor.suggested.failed');
    if (products.length === 0) return text('competitor.suggested.none', { term });
    const key = products.length === 1 ? 'competitor.suggested.one' : 'competitor.suggested';
    return text(key, { count: products.length });
  }
}

interface RowProps {
  id: string;
  product: CompetitorProduct;
  isActive: boolean;
  onPick: () => void;
}

function Row({ id, product: { name, company, color, color_index }, isActive, onPick }: RowProps) {
  return (
    <OptionRow id={id} isActive={isActive} onPick={onPick}>
      <span className="ce-suggested__color ce-swatch" style={{ '--ce-_color': color }} aria-hidden />
      <span>
        {name}
        <span className="ce-suggestions__index ce-meta">{company}</span>
      </span>
      {color_index && <span className="ce-suggestions__kind ce-meta">{shortColorIndex(color_index)}</span>}
    </OptionRow>
  );
}
