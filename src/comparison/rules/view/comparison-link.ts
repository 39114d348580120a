import { type Comparison, canCompare } from '../content/comparison.ts';
import { referenceOf } from '../content/comparison-view.ts';

/**
 * Returns the query that opens a comparison for everyone: the unguessable share id of a saved one, else its products
 * (decision 3). It names reference and medium even where they are the defaults: these may change, and differ for those
 * who may not see all products. `null` if there are too few products to share.
 */
export function comparisonQuery(comparison: Comparison): URLSearchParams | null {
  const query = nameOf(comparison);
  if (query === null) return null;
  const { medium } = comparison;
  const reference = referenceOf(comparison);
  return new URLSearchParams({ ...query, ...(reference && { reference }), ...(medium && { medium }) });
}

function nameOf(comparison: Comparison): Record<string, string> | null {
  const { id, shareId, industry, basket, kind } = comparison;
  if (kind === 'advanced' && id !== undefined) return { advanced: id };
  if (!canCompare(comparison) || industry === null) return null;
  if (shareId !== undefined) return { comparison: shareId };
  return { i: industry, uids: basket.map(({ uid }) => uid).join(',') };
}
