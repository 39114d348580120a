import { formatNumber } from '../../../src/domain/format/format-number.ts';
import type { ProductHit } from '../../../src/domain/search/search-hit.ts';
import { plainClick } from '../../../src/lib/address/plain-click.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import type { SheetProduct } from '../state/useSheetProduct.ts';
import { sheetFinderTexts } from '../texts.ts';
import { ProductName } from './ProductName.tsx';
import { SearchLink } from './SearchLink.tsx';

interface FoundProductsProps extends Pick<SheetProduct, 'term' | 'hrefOf' | 'choose'> {
  found: { total: number; hits: readonly ProductHit[] };
}

/** The products that a term could mean, as links. */
export function FoundProducts({ found: { hits, total }, term, hrefOf, choose }: FoundProductsProps) {
  const text = useTexts(sheetFinderTexts);
  const isCut = total > hits.length;
  const count = formatNumber(total);
  return (
    <>
      <h2 className="ce-heading" tabIndex={-1}>
        {isCut
          ? text('sheetFinder.found.first', { shown: hits.length, count, term })
          : text('sheetFinder.found', { count, term })}
      </h2>
      <ul className="ce-sheet-finder__found">
        {hits.map((product) => (
          <li key={product.id}>
            <a
              href={hrefOf(product)}
              className="ce-suggestions__row ce-pair ce-gap-3"
              onClick={plainClick(() => choose(product))}
            >
              <ProductName product={product} />
            </a>
          </li>
        ))}
      </ul>
      {isCut && <SearchLink term={term}>{text('sheetFinder.found.all', { count })}</SearchLink>}
    </>
  );
}
