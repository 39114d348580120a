import { restoreItem } from '../../domain/comparison/change-basket.ts';
import type { ComparisonState } from './comparison-state.ts';
import { useComparison } from './useComparison.ts';

/** What was taken out last, for as long as it can be put back: another tab may have taken its place. */
export function useRemoved(): ComparisonState['removed'] {
  return useComparison(({ comparison, removed }) => {
    const canRestore = removed && restoreItem(comparison, removed.before, removed.item.uid) !== comparison;
    return canRestore ? removed : null;
  });
}
