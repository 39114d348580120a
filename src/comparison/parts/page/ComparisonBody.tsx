import type { RefObject } from 'react';
import { pageUrl } from '../../../lib/address/page-address.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { useTexts } from '../../../store/hooks.ts';
import type { Comparison } from '../../rules/content/comparison.ts';
import type { ComparisonView } from '../../rules/content/comparison-view.ts';
import { componentLinks } from '../../rules/table/component-links.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { CompareHead } from '../head/CompareHead.tsx';
import { ComparedProducts } from './ComparedProducts.tsx';
import type { NamedComparisons } from './named-comparisons.ts';
import { useCompared } from './useCompared.ts';
import { useComparedColors } from './useComparedColors.ts';

// Few comparisons are the editors', and their HTML needs the sanitiser.
const AdvancedContent = lazyPart(() =>
  import('../../../ui/content/AdvancedContent.tsx').then((module) => module.AdvancedContent),
);

interface ComparisonBodyProps {
  comparison: Comparison;
  named: NamedComparisons;
  isAdopted: boolean;
  onView: (view: ComparisonView) => void;
  onAdopt: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Takes the focus of what goes. */
  takeFocus: () => void;
  productPage: string;
  productsPage: string;
}

/** A comparison of at least one product: its head, what editors say, and the table. */
export function ComparisonBody({
  comparison,
  named: { advancedComparison, sharedComparison },
  isAdopted,
  onView,
  onAdopt,
  headingRef,
  takeFocus,
  productPage,
  productsPage,
}: ComparisonBodyProps) {
  const state = useCompared(comparison);
  const colors = useComparedColors(state, comparison.medium);
  // Link and file name the medium that is seen, chosen or not.
  const shown = { ...comparison, medium: colors.medium?.key ?? comparison.medium };
  return (
    <>
      <CompareHead comparison={shown} products={colors.products} {...{ isAdopted, headingRef, onAdopt }} />
      {advancedComparison && <EditorsText comparison={advancedComparison} productPage={productPage} />}
      {comparison.basket.length > 0 && (
        <ComparedProducts
          {...{ comparison, state, colors, onView }}
          dropped={sharedComparison?.dropped}
          {...{ productPage, productsPage, takeFocus }}
        />
      )}
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
    <AdvancedContent
      content={content}
      products={componentLinks(components, { productPage, industry, page: pageUrl().href })}
      label={text('compare.advanced.components')}
    />
  );
}
