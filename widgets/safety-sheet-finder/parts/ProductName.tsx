import { colorIndexName } from '../../../src/domain/search/color-index-name.ts';
import type { ProductHit } from '../../../src/domain/search/search-hit.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { CodeText } from '../../../src/ui/content/CodeText.tsx';
import { sheetFinderTexts } from '../texts.ts';

/** A product in a list: colour, name, numbers, and the field by which it was found. */
export function ProductName({ product }: { product: ProductHit }) {
  const text = useTexts(sheetFinderTexts);
  const { product_name, masstone, hasSafetySheet, matched } = product;
  return (
    <>
      <span
        className="ce-sheet-finder__color ce-swatch"
        style={{ '--ce-_color': masstone ?? 'transparent' }}
        aria-hidden
      />
      <span className="ce-sheet-finder__name">
        <CodeText>{product_name}</CodeText>
        <span className="ce-suggestions__index ce-meta">{numbersOf(product).join(' · ')}</span>
        {matched && (
          <span className="ce-suggestions__index ce-meta">
            {matched.title}: {matched.text}
          </span>
        )}
      </span>
      {hasSafetySheet === false && (
        <span className="ce-suggestions__kind ce-meta">{text('sheetFinder.noSheet')}</span>
      )}
    </>
  );
}

/** Colour Index name and product number, as far as the product has them. */
export function numbersOf({ color_index, prd }: ProductHit): string[] {
  return [color_index && colorIndexName(color_index), prd].filter(
    (text) => text !== undefined && text !== '',
  ) as string[];
}
