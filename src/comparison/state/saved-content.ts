import type { ComparisonDetails, SavedComparison } from '../../services/comparisons.ts';
import type { Comparison } from '../rules/content/comparison.ts';
import { chosenView } from '../rules/content/comparison-view.ts';

/** Returns what the service saves of a comparison. */
export function detailsOf(comparison: Comparison): ComparisonDetails {
  const { title, industry, basket } = comparison;
  return { title, industry: industry ?? '', basket: [...basket], ...chosenView(comparison) };
}

/**
 * Returns a saved record as the user's comparison.
 *
 * @param known the comparison before: a service may not save reference and medium
 */
export function comparisonOfRecord(
  { id, shareId, version, title, industry, basket, reference, medium }: Omit<SavedComparison, 'dropped'>,
  known?: Comparison,
): Comparison {
  return {
    id,
    shareId,
    version,
    title,
    industry,
    basket,
    kind: 'own',
    reference: reference ?? known?.reference,
    medium: medium ?? known?.medium,
  };
}
