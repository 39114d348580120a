import { usePage, useTexts } from '../../store/hooks.ts';
import { addRefusal } from '../rules/content/add-item.ts';
import { COMPARISON_LIMIT } from '../rules/content/comparison.ts';
import { comparisonTexts } from '../texts/comparison.ts';
import { addToComparison, openBasket } from './change-comparison.ts';
import type { Candidate } from './comparison-state.ts';
import { useComparison, useIndustryTitle } from './useComparison.ts';

/**
 * Props of a `CompareButton` for a product: whether it can be added, is already in, or is refused and why (spec P§2,
 * P§4). A press adds it, or opens the basket.
 *
 * @param ofPage code of the page's industry
 */
export function useCompareButton({ item, industries }: Candidate, ofPage?: string) {
  const page = usePage();
  const text = useTexts(comparisonTexts);
  const refusal = useComparison(({ comparison }) => addRefusal(comparison, item, industries));
  const isListed = refusal === 'listed';
  // A page has many buttons: select only what the button shows, to avoid re-renders.
  const count = useComparison(({ comparison }) => (isListed ? comparison.basket.length : 0));
  const industry = useIndustryTitle(refusal === 'industry');
  const hasFailed = useComparison(({ failed }) => failed === item.uid);

  const reason =
    refusal && !isListed
      ? text(`comparison.refused.${refusal}`, { limit: COMPARISON_LIMIT, industry })
      : undefined;
  return {
    isListed,
    reason,
    problem: hasFailed ? text('comparison.failed', { name: item.product_name }) : '',
    labels: [text('comparison.add'), text('comparison.listed')] as const,
    productName: item.product_name,
    news: isListed
      ? text('comparison.added', { name: item.product_name, count, limit: COMPARISON_LIMIT })
      : '',
    onPress: () => {
      if (isListed) openBasket(page, true);
      else addToComparison(page, { item, industries }, ofPage);
    },
  };
}
