import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { COMPARISON_LIMIT, newComparison } from '../../src/domain/comparison/comparison.ts';
import { componentLinks } from '../../src/domain/comparison/component-links.ts';
import { comparisonOf } from '../../src/store/comparison/comparison-of.ts';
import { loadKeeping } from '../../src/store/comparison/edit-comparison.ts';
import { useComparison } from '../../src/store/comparison/useComparison.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { addNotice } from '../../src/store/notices.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { lazyPart } from '../../src/ui/base/lazy-part.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { ComparedProducts } from './ComparedProducts.tsx';
import { CompareHead } from './CompareHead.tsx';
import css from './compare-page.css';
import { EmptyComparison } from './EmptyComparison.tsx';
import { type NamedComparisons, namedComparisons } from './named-comparisons.ts';
import { RemovedNote } from './RemovedNote.tsx';
import { shownComparison } from './shown-comparison.ts';

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
  const text = useTexts(comparePageTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAdopted = useRef(false);
  const own = useComparison((state) => state.comparison);
  // Decided once: a visitor who changes what the address names has it as their own from the start.
  const [named, setNamed] = useState<NamedComparisons>(() => namedAtFirst(page));
  const comparison = shownComparison(named, own);

  const adopt = async () => {
    const { title, basket } = comparison;
    const adopted = {
      ...comparison,
      title: title || newComparison(new Date()).title,
      basket: basket.slice(0, COMPARISON_LIMIT),
    };
    const keeping = await loadKeeping(page);
    if (!(await keeping?.adoptComparison(page, adopted))) return;
    isAdopted.current = true;
    setNamed({});
    // A reload shall show one's own.
    history.replaceState(
      history.state,
      '',
      page.store.getState().payload.links?.comparePage ?? location.pathname,
    );
    const told = text('compare.shared.adopted');
    addNotice(page.store, { type: 'success', text: told, kind: 'save', about: 'comparison' });
  };
  useEffect(() => {
    // The heading of one's own is another than that of the shared one.
    if (isAdopted.current && named) heading.current?.focus();
    isAdopted.current = false;
  }, [named]);

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
          <CompareHead
            comparison={comparison}
            productsPage={productsPage}
            headingRef={heading}
            onAdopt={adopt}
          />
          {named.advancedComparison && (
            <Suspense>
              <AdvancedContent
                content={named.advancedComparison.content}
                products={componentLinks(named.advancedComparison.components, {
                  productPage,
                  industry: named.advancedComparison.industry,
                  page: location.href,
                })}
                label={text('compare.advanced.components')}
              />
            </Suspense>
          )}
          {comparison.basket.length > 0 && (
            <ComparedProducts
              key={comparison.industry}
              comparison={comparison}
              dropped={named.sharedComparison?.dropped}
              productPage={productPage}
              takeFocus={takeFocus}
            />
          )}
        </div>
      )}
      {isOwn && <RemovedNote takeFocus={takeFocus} />}
    </>
  );
}

function namedAtFirst({ store, bus, rawFields }: ReturnType<typeof usePage>): NamedComparisons {
  const named = namedComparisons(rawFields);
  const { comparison } = comparisonOf(store, bus).latest();
  return shownComparison(named, comparison) === comparison ? {} : named;
}
