import { useCallback, useEffect, useRef, useState } from 'react';
import { ComparisonBody } from '../../src/comparison/parts/page/ComparisonBody.tsx';
import { EmptyComparison } from '../../src/comparison/parts/page/EmptyComparison.tsx';
import { RemovedNote } from '../../src/comparison/parts/page/RemovedNote.tsx';
import { useShownComparison } from '../../src/comparison/parts/page/useShownComparison.ts';
import { comparisonOf } from '../../src/comparison/state/comparison-of.ts';
import { comparePageTexts } from '../../src/comparison/texts/compare-page.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { useKeptPosition } from '../../src/ui/position/useKeptPosition.ts';
import css from './compare-page.css';
import type { ComparePageProps } from './island.ts';

/** Shows the comparison in the address, else the visitor's own. */
export function ComparePage({ productPage, productsPage }: ComparePageProps) {
  useStyles(css);
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { comparison, named, isAdopted, chooseView, adopt } = useShownComparison(heading);

  const isOwn = comparison.kind === 'own';
  useEffect(() => {
    const { state } = comparisonOf(page.store, page.bus);
    state.setState({ isOnPage: isOwn });
    return () => state.setState({ isOnPage: false });
  }, [page, isOwn]);

  const isEmpty = isOwn && comparison.basket.length === 0;
  const [wasFilled, setWasFilled] = useState(!isEmpty);
  if (!isEmpty && !wasFilled) setWasFilled(true);

  const area = useRef<HTMLDivElement>(null);
  useKeptPosition(() =>
    [...(area.current?.querySelectorAll<HTMLElement>('[data-group]:not([hidden])') ?? [])].map((element) => ({
      id: element.dataset.group ?? '',
      element,
    })),
  );
  const takeFocus = useCallback((uid?: string) => {
    const buttons = area.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const ofProduct = [...buttons].find(({ dataset }) => dataset.remove === uid);
    (ofProduct ?? heading.current)?.focus();
  }, []);

  return (
    <>
      {isEmpty ? (
        <EmptyComparison productsPage={productsPage} takesFocus={wasFilled} />
      ) : (
        <div ref={area} className="ce-compare">
          <ComparisonBody
            key={comparison.industry}
            {...{ comparison, named, isAdopted }}
            onView={chooseView}
            onAdopt={adopt}
            headingRef={heading}
            {...{ takeFocus, productPage, productsPage }}
          />
        </div>
      )}
      {/* Rendered before its text, so that screen readers announce the text. */}
      <p role="status" className="ce-visually-hidden">
        {isAdopted && text('compare.shared.adopted')}
      </p>
      {isOwn && <RemovedNote takeFocus={takeFocus} />}
    </>
  );
}
