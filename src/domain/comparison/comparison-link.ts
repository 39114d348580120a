import { type Comparison, canCompare } from './comparison.ts';

/**
 * The part of an address that opens a comparison for everyone: its unguessable share id once it is saved, else
 * its products themselves (decision 3). `null` where there is too little to share.
 */
export function comparisonQuery(comparison: Comparison): URLSearchParams | null {
  const { id, shareId, industry, basket, kind } = comparison;
  if (kind === 'advanced' && id !== undefined) return new URLSearchParams({ advanced: id });
  if (!canCompare(comparison) || industry === null) return null;
  if (shareId !== undefined) return new URLSearchParams({ comparison: shareId });
  return new URLSearchParams({ i: industry, uids: basket.map(({ uid }) => uid).join(',') });
}
