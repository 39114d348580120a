import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { componentLinks } from '../../src/domain/comparison/component-links.ts';
import { comparisonOf } from '../../src/store/comparison/comparison-of.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { lazyPart } from '../../src/ui/base/lazy-part.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { ComparedProducts } from './ComparedProducts.tsx';
import { CompareHead } from './CompareHead.tsx';
import { useReference } from './columns/reference.ts';
import css from './compare-page.css';
import { EmptyComparison } from './EmptyComparison.tsx';
import type { NamedComparisons } from './named-comparisons.ts';
import { RemovedNote } from './RemovedNote.tsx';
import { useShownComparison } from './useShownComparison.ts';

// Few comparisons are the editors', and their HTML needs the sanitiser.
const AdvancedContent = lazyPart(() =>
  import('../../src/ui/content/AdvancedContent.tsx').then((module) => module.AdvancedContent),
);

export interface ComparePageProps {
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
  /** Address of the products to choose from. */
  productsPage: string;
}

/** The comparison that the address names, else the visitor's own. */
export function ComparePage({ productPage, productsPage }: ComparePageProps) {
  useStyles(css);
  const page = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { comparison, named, adopt } = useShownComparison(heading);

  const [reference, chooseReference] = useReference(comparison.basket);
  const isOwn = comparison.kind === 'own';
  useEffect(() => {
    const { state } = comparisonOf(page.store, page.bus);
    state.setState({ isOnPage: isOwn });
    return () => state.setState({ isOnPage: false });
  }, [page, isOwn]);

  const isEmpty = isOwn && comparison.basket.length === 0;
  const [wasFilled, setWasFilled] = useState(!isEmpty);
  if (!isEmpty && !wasFilled) setWasFilled(true);

  const place = useRef<HTMLDivElement>(null);
  const takeFocus = useCallback((uid?: string) => {
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const ofProduct = [...buttons].find(({ dataset }) => dataset.remove === uid);
    (ofProduct ?? heading.current)?.focus();
  }, []);

  return (
    <>
      {isEmpty ? (
        <EmptyComparison productsPage={productsPage} takesFocus={wasFilled} />
      ) : (
        <div ref={place} className="ce-compare">
          <CompareHead comparison={comparison} reference={reference} headingRef={heading} onAdopt={adopt} />
          {named.advancedComparison && (
            <EditorsText comparison={named.advancedComparison} productPage={productPage} />
          )}
          {comparison.basket.length > 0 && (
            <ComparedProducts
              key={comparison.industry}
              comparison={comparison}
              reference={reference}
              onReference={chooseReference}
              dropped={named.sharedComparison?.dropped}
              productPage={productPage}
              productsPage={productsPage}
              takeFocus={takeFocus}
            />
          )}
        </div>
      )}
      {isOwn && <RemovedNote takeFocus={takeFocus} />}
    </>
  );
}

interface EditorsTextProps {
  comparison: NonNullable<NamedComparisons['advancedComparison']>;
  productPage: string;
}

function EditorsText({ comparison, productPage }: EditorsTextProps) {
  const text = useTexts(comparePageTexts);
  const { content, components, industry } = comparison;
  return (
    <Suspense>
      <AdvancedContent
        content={content}
        products={componentLinks(components, { productPage, industry, page: location.href })}
        label={text('compare.advanced.components')}
      />
    </Suspense>
  );
}
