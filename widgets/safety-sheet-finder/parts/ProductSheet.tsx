import { useId } from 'react';
import { productAddress } from '../../../src/domain/product/product-address.ts';
import type { ProductHit } from '../../../src/domain/search/search-hit.ts';
import { ReadFailed } from '../../../src/outcome/ReadFailed.tsx';
import { useSheetOptions } from '../../../src/product/state/useSheetOptions.ts';
import { safetySheetTexts } from '../../../src/product/texts/safety-sheet.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { downloadTexts } from '../../../src/texts/downloads.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { CodeText } from '../../../src/ui/content/CodeText.tsx';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';
import { sheetFinderTexts } from '../texts.ts';
import { AskForSheet } from './AskForSheet.tsx';
import { numbersOf } from './ProductName.tsx';
import { SheetForm } from './SheetForm.tsx';

interface ProductSheetProps {
  product: ProductHit;
  productPage: string;
  urlPrefix: string;
}

/** The chosen product, and the form for its sheet, or why there is none. */
export function ProductSheet({ product, productPage, urlPrefix }: ProductSheetProps) {
  const text = useTexts(sheetFinderTexts);
  const words = useTexts(safetySheetTexts);
  const refused = useTexts(downloadTexts);
  const titleId = useId();
  const { prd = product.id, product_name, masstone } = product;
  const options = useSheetOptions(prd);
  const { status, failure, languages, types } = options;
  const hasSheet = languages.length > 0 && types.length > 0;
  const ask = <AskForSheet name={`${product_name}, ${prd}`} />;
  return (
    <section aria-labelledby={titleId} className="ce-stack ce-gap-4">
      <div className="ce-pair ce-gap-3">
        <span
          className="ce-sheet-finder__color ce-swatch"
          data-large
          style={{ '--ce-_color': masstone ?? 'transparent' }}
          aria-hidden
        />
        <div className="ce-sheet-finder__name">
          <h2 id={titleId} className="ce-heading" tabIndex={-1}>
            <CodeText>{product_name}</CodeText>
          </h2>
          <p className="ce-meta ce-cluster ce-gap-2">
            {numbersOf(product).join(' · ')}
            <Link className="ce-sheet-finder__link" href={productAddress(productPage, product.id, null)}>
              {text('sheetFinder.page')}
            </Link>
          </p>
        </div>
      </div>
      <div aria-busy={status === 'loading'}>
        {status === 'loading' && !failure && <Skeleton lines={4} />}
        <ReadFailed
          read={options}
          words={{
            title: words('safetySheet.failed.title'),
            login: { text: failure?.serverMessage ?? refused('documents.needsLogin') },
            forbidden: { title: words('safetySheet.unavailable'), text: refused('documents.forbidden') },
            gone: {
              title: words('safetySheet.unavailable'),
              text: failure?.serverMessage ?? words('safetySheet.none'),
            },
          }}
          actions={(failure?.isForbidden || failure?.isGone) && ask}
        />
        {status === 'ready' && !hasSheet && (
          <Alert tone="info" title={words('safetySheet.unavailable')} actions={ask}>
            {words('safetySheet.none')}
          </Alert>
        )}
      </div>
      {status === 'ready' && hasSheet && <SheetForm {...{ prd, options, urlPrefix }} />}
    </section>
  );
}
