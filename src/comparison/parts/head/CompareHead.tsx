import type { RefObject } from 'react';
import type { Product } from '../../../services/products.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { COMPARISON_MINIMUM, type Comparison } from '../../rules/content/comparison.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { CompareActions } from './CompareActions.tsx';
import { SyncState } from './SyncState.tsx';
import { TitleEditor } from './TitleEditor.tsx';

interface CompareHeadProps {
  comparison: Comparison;
  /** The products that were found. */
  products: readonly Product[];
  /** It was shared, and has become the visitor's own a moment ago. */
  isAdopted: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onAdopt: () => void;
}

/** Title and facts of a comparison, and what can be done with it, in one band. */
export function CompareHead({ comparison, products, isAdopted, headingRef, onAdopt }: CompareHeadProps) {
  const text = useTexts(comparePageTexts);
  const { title, industry, basket, kind } = comparison;
  const trade = useShared(({ payload }) => payload.industries?.find(({ code }) => code === industry)?.title);
  return (
    <header className="ce-compare__head ce-cluster ce-gap-4">
      <div className="ce-compare__heading">
        <div className="ce-compare__facts ce-cluster ce-meta">
          <span>{trade ?? industry}</span>
          {kind === 'own' ? (
            <SyncState isSaved={comparison.id !== undefined} takeFocus={() => headingRef.current?.focus()} />
          ) : (
            <span>{text(`compare.${kind}.hint`)}</span>
          )}
          {isAdopted && comparison.id === undefined && <span>{text('compare.shared.adopted')}</span>}
          {kind === 'own' && basket.length < COMPARISON_MINIMUM && <span>{text('compare.one')}</span>}
        </div>
        {kind === 'own' ? (
          <TitleEditor title={title} headingRef={headingRef} />
        ) : (
          <h2 ref={headingRef} tabIndex={-1} className="ce-compare__title">
            {title || text('compare.shared.untitled')}
          </h2>
        )}
      </div>
      <CompareActions comparison={comparison} products={products} onAdopt={onAdopt} />
    </header>
  );
}
