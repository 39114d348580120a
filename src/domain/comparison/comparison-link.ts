import { type Comparison, canCompare } from './comparison.ts';

/**
 * Returns the query that opens a comparison for everyone: the unguessable share id of a saved one, else its
 * products (decision 3). `null` if there are too few products to share.
 */
export function comparisonQuery(comparison: Comparison): URLSearchParams | null {
  const { id, shareId, industry, basket, kind } = comparison;
  if (kind === 'advanced' && id !== undefined) return new URLSearchParams({ advanced: id });
  if (!canCompare(comparison) || industry === null) return null;
  if (shareId !== undefined) return new URLSearchParams({ comparison: shareId });
  return new URLSearchParams({ i: industry, uids: basket.map(({ uid }) => uid).join(',') });
}
