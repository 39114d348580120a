import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { Pigment } from '../../../services/pigment.ts';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { keepServed } from '../../../store/reads/served-answer.ts';
import { useIndustryTitles } from '../../../store/useIndustryTitles.ts';
import { IslandPlaceContext } from '../../../ui/base/island-place.ts';
import { ServedContent } from '../../../ui/base/ServedContent.tsx';
import { Spinner } from '../../../ui/base/Spinner.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { type ProductQuery, type ShownProduct, useProduct } from '../../state/useProduct.ts';
import { productTexts } from '../../texts/product.ts';
import { IndustryPick } from '../industry/IndustryPick.tsx';
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
  const islandPlace = useContext(IslandPlaceContext);
  // Must run before the effects that look for the answer in it.
  useLayoutEffect(() => {
    const json = islandPlace?.findServed('script[type="application/json"][data-ce-answer]')?.textContent;
    if (json) keepServed(store, json);
  }, [islandPlace, store]);
  const shown = useProduct(query);
  const { product, status } = shown;
  const isChosen = useIsChosen(shown);
  const focusHeading = () => box.current?.querySelector<HTMLElement>('h1, h2')?.focus();
  return (
    <div ref={box} className="ce-product ce-stack ce-gap-5">
      <Progress shown={shown} isChosen={isChosen} />
      {product && shown.failure && <SwitchFailure shown={shown} product={product} takeFocus={focusHeading} />}
      <WhenComplete
        instead={
          <>
            {shown.failure && <LoadFailure shown={shown} failure={shown.failure} takeFocus={focusHeading} />}
            {!isRefusal(shown) && (
              <div
                className="ce-product__served"
                aria-busy={status === 'loading'}
                data-chosen={isChosen || undefined}
              >
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
  return failure?.remedy === 'none';
}

/**
 * Announces in a polite live region what is being loaded and what is shown since. Readers see it while there is no product
 * yet that could name the chosen industry.
 */
function Progress({
  shown: { status, product, asked },
  isChosen,
}: {
  shown: ShownProduct;
  isChosen: boolean;
}) {
  const text = useTexts(productTexts);
  const titles = useIndustryTitles();
  const isFirst = isChosen && status === 'loading';
  const industry = titles(asked ?? '');
  const name = product?.product_name ?? '';
  return (
    <p
      role="status"
      className={isFirst ? 'ce-product__progress ce-box ce-pair ce-gap-2' : 'ce-visually-hidden'}
    >
      {isFirst && <Spinner size="small" />}
      {status === 'loading' &&
        (isChosen ? text('product.loadingFor', { industry }) : text('product.loading'))}
      {isSwitching({ status, product, asked }) && text('product.switching', { name, industry })}
      {status === 'ready' &&
        isChosen &&
        product?.industry &&
        text('product.shown', { name, industry: titles(product.industry) })}
    </p>
  );
}

/** Whether the visitor has chosen an industry on this page, for the first time or another one. */
function useIsChosen(shown: ShownProduct): boolean {
  const [wasAsked, setAsked] = useState(false);
  if ((shown.asks || isSwitching(shown)) && !wasAsked) setAsked(true);
  return wasAsked && !shown.asks;
}

function isSwitching({
  status,
  product,
  asked,
}: Pick<ShownProduct, 'status' | 'product' | 'asked'>): boolean {
  return status === 'refreshing' && asked !== null && asked !== product?.industry;
}
