import { use, useEffect, useRef } from 'react';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { failureTexts, readFailureText } from '../../src/texts/failures.ts';
import { productListTexts } from '../../src/texts/product-list.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { ServedContent } from '../../src/ui/base/ServedContent.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { firstHits, forgetFirstHits } from './first-hits.ts';
import type { HitsQuery } from './load-hits.ts';
import { ProductCard } from './ProductCard.tsx';
import css from './product-list.css';
import { useHits } from './useHits.ts';

export interface ProductListProps extends HitsQuery {
  productPage: string;
}

/** Suspends until the first answer, so that the server-rendered list stays on the page until then. */
export function ProductList({ industry, q, size, productPage }: ProductListProps) {
  useStyles(css);
  const { store } = usePage();
  const reader = useShared((state) => state.user?.userId);
  const query = { industry, q, size };
  const first = use(firstHits(store, query, reader));
  useEffect(
    () => () => forgetFirstHits(store, { industry, q, size }, reader),
    [store, industry, q, size, reader],
  );

  const { hits, total, failure, isLoading, added, loadMore } = useHits(query, first);
  const text = useTexts(productListTexts);
  const failures = useTexts(failureTexts);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button has moved down past what it has brought, or is gone.
    if (added)
      list.current?.children[hits.length - added]?.querySelector('a')?.focus({ preventScroll: true });
  }, [hits.length, added]);

  const shown = hits.length;
  return (
    <div className="ce-products">
      {shown > 0 && (
        <ul ref={list} className="ce-products__list" aria-label={text('productList.label')}>
          {hits.map((hit) => (
            <ProductCard key={hit.id} hit={hit} industry={industry} productPage={productPage} />
          ))}
        </ul>
      )}
      <p role="status" className="ce-visually-hidden">
        {isLoading && text('productList.loading')}
        {!isLoading && added !== undefined && text('productList.loaded', { count: added, shown, total })}
      </p>
      {!failure && total === 0 && <p className="ce-products__empty">{text('productList.empty')}</p>}
      {failure && (
        <Alert
          tone="error"
          title={text('productList.failed')}
          actions={
            <Button busy={isLoading} onClick={loadMore}>
              {text('productList.retry')}
            </Button>
          }
        >
          {readFailureText(failure, failures)}
        </Alert>
      )}
      {failure && shown === 0 && <ServedContent />}
      {!failure && total > 0 && (
        <div className="ce-products__more">
          <p className="ce-products__count">{text('productList.count', { shown, total })}</p>
          {shown < total && (
            <Button busy={isLoading} onClick={loadMore}>
              {text('productList.loadMore')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
