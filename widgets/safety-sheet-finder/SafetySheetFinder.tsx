import { useRef } from 'react';
import { formatNumber } from '../../src/domain/format/format-number.ts';
import listingCss from '../../src/listing/parts/search/search-box.css';
import suggestionsCss from '../../src/listing/parts/search/suggestions.css';
import { ReadFailed } from '../../src/outcome/ReadFailed.tsx';
import { useTexts } from '../../src/store/hooks.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Skeleton } from '../../src/ui/message/Skeleton.tsx';
import type { SafetySheetFinderProps } from './island.ts';
import { FoundProducts } from './parts/FoundProducts.tsx';
import { NoProduct } from './parts/NoProduct.tsx';
import { ProductField } from './parts/ProductField.tsx';
import { ProductSheet } from './parts/ProductSheet.tsx';
import css from './safety-sheet-finder.css';
import { type Found, type SheetProduct, useSheetProduct } from './state/useSheetProduct.ts';
import { sheetFinderTexts } from './texts.ts';

/** Field for the product, and below it the product's safety data sheet, or what the field could mean. */
export function SafetySheetFinder(props: SafetySheetFinderProps) {
  useStyles(listingCss);
  useStyles(suggestionsCss);
  useStyles(css);
  const text = useTexts(sheetFinderTexts);
  const chosen = useSheetProduct(props);
  const { product, read } = chosen;
  return (
    <div className="ce-sheet-finder ce-stack ce-gap-5">
      {props.title && <h1 className="ce-title">{props.title}</h1>}
      <ProductField
        product={product}
        term={chosen.term}
        at={chosen.id ?? chosen.term}
        onChoose={chosen.choose}
        onSearch={chosen.search}
      />
      <p role="status" className="ce-visually-hidden">
        {chosen.isChosenHere && statusOf()}
      </p>
      <Below chosen={chosen} props={props} />
    </div>
  );

  function statusOf(): string | undefined {
    if (product) return text('sheetFinder.chosen', { name: product.product_name });
    if (read.status === 'loading') return text('sheetFinder.loading');
    if (read.status === 'failed') return undefined;
    const { total } = read.value;
    if (total === 0) return text('sheetFinder.none', { term: chosen.term });
    return text('sheetFinder.found', { count: formatNumber(total), term: chosen.term });
  }
}

function Below({ chosen, props }: { chosen: SheetProduct; props: SafetySheetFinderProps }) {
  const box = useRef<HTMLDivElement>(null);
  const text = useTexts(sheetFinderTexts);
  const { id, term, product, read } = chosen;
  return (
    <div ref={box} className="ce-sheet-finder__part" aria-busy={read.status === 'loading'}>
      {product ? (
        <ProductSheet
          key={product.id}
          product={product}
          productPage={props.productPage}
          urlPrefix={props.urlPrefix}
        />
      ) : id === undefined && term === '' ? (
        <>
          <h2 className="ce-heading">{text('sheetFinder.start.title')}</h2>
          <p className="ce-muted">{text('sheetFinder.start')}</p>
        </>
      ) : (
        read.status === 'loading' && !read.failure && <Skeleton lines={3} />
      )}
      <ReadFailed
        read={read}
        words={{ title: text('sheetFinder.failed') }}
        // The heading is not there yet when the button disappears.
        takeFocus={() => queueMicrotask(() => box.current?.querySelector('h2')?.focus())}
      />
      {!product && (id !== undefined || term !== '') && read.status === 'ready' && (
        <Answered {...chosen} found={read.value} />
      )}
    </div>
  );
}

/** What could be meant, or that nothing is. */
function Answered({ found, ...chosen }: SheetProduct & { found: Found }) {
  return found.hits.length > 0 && chosen.id === undefined ? (
    <FoundProducts found={found} {...chosen} />
  ) : (
    <NoProduct term={chosen.term} didYouMean={found.didYouMean} onSearch={chosen.search} />
  );
}
