import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { Pigment } from '../../services/pigment.ts';
import { usePage, useTexts } from '../../store/hooks.ts';
import { keepServed } from '../../store/product/served-answer.ts';
import { type ProductQuery, type ShownProduct, useProduct } from '../../store/product/useProduct.ts';
import { productTexts } from '../../texts/product.ts';
import { IslandPlaceContext } from '../../ui/base/island-place.ts';
import { ServedContent } from '../../ui/base/ServedContent.tsx';
import { useStyles } from '../../ui/base/styles.ts';
import { IndustryPick } from '../header/IndustryPick.tsx';
import { useIndustryTitles } from '../useIndustryTitles.ts';
import { LoadFailure } from './LoadFailure.tsx';
import css from './product-frame.css';
import { SwitchFailure } from './SwitchFailure.tsx';
import { WhenComplete } from './WhenComplete.tsx';

export interface ProductFrameProps {
  query: ProductQuery;
  /** Placeholder until the product is loaded, if the server has rendered nothing. */
  skeleton?: ReactNode;
  /** Lets the visitor choose the industry; only the page and its head do (decision 15). @default false */
  canChoose?: boolean;
  children: (product: Pigment, shown: ShownProduct) => ReactNode;
}

/**
 * Wraps every island of a product: shows the server's content until the product is loaded, reports a failure, and
 * announces that the product is being loaded for another industry.
 */
export function ProductFrame({ query, skeleton, canChoose = false, children }: ProductFrameProps) {
  useStyles(css);
  const box = useRef<HTMLDivElement>(null);
  const { store } = usePage();
  const place = useContext(IslandPlaceContext);
  // Must run before the effects that look for the answer in it.
  useLayoutEffect(() => {
    const json = place?.findServed('script[type="application/json"][data-ce-answer]')?.textContent;
    if (json) keepServed(store, json);
  }, [place, store]);
  const shown = useProduct(query);
  const { product, status } = shown;
  const focusHeading = () => box.current?.querySelector<HTMLElement>('h1, h2')?.focus();
  return (
    <div ref={box} className="ce-product">
      <Progress shown={shown} />
      {product && shown.failure && <SwitchFailure shown={shown} product={product} takeFocus={focusHeading} />}
      <WhenComplete
        instead={
          <>
            {shown.failure && <LoadFailure shown={shown} failure={shown.failure} takeFocus={focusHeading} />}
            {!isRefusal(shown) && (
              <div aria-busy={status === 'loading'}>
                <ServedContent>{status === 'failed' ? null : skeleton}</ServedContent>
              </div>
            )}
          </>
        }
      >
        {product && children(product, shown)}
      </WhenComplete>
      {!product && canChoose && status === 'waiting' && (
        <IndustryPick shown={shown} industries={query.industries} />
      )}
    </div>
  );
}

/** Hides the server's content from viewers who may not see the product. */
function isRefusal({ failure }: ShownProduct): boolean {
  return failure?.kind === 'http' && [401, 403, 404].includes(failure.status);
}

/** Announces what is being loaded, in a polite live region. */
function Progress({ shown: { status, product, asked } }: { shown: ShownProduct }) {
  const text = useTexts(productTexts);
  const titles = useIndustryTitles();
  const isSwitching = status === 'refreshing' && asked !== null && asked !== product?.industry;
  const [hasSwitched, setSwitched] = useState(false);
  if (isSwitching && !hasSwitched) setSwitched(true);
  return (
    <p role="status" className="ce-visually-hidden">
      {status === 'loading' && text('product.loading')}
      {isSwitching &&
        text('product.switching', { name: product?.product_name ?? '', industry: titles(asked) })}
      {status === 'ready' &&
        hasSwitched &&
        product?.industry &&
        text('product.shown', { name: product.product_name, industry: titles(product.industry) })}
    </p>
  );
}
