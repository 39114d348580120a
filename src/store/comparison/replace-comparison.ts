import type { Comparison } from '../../domain/comparison/comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import { dismissComparisonNotices } from './dismiss-comparison-notices.ts';
import type { ComparisonPage } from './put-change.ts';

/**
 * Puts another comparison in place of the active one. What was said of that one, what could be put back into it and
 * how far its changes had come go with it.
 */
export function replaceComparison({ store, bus }: ComparisonPage, comparison: Comparison): void {
  const active = comparisonOf(store, bus);
  active.put(comparison);
  active.state.setState({ removed: null, sync: 'idle' });
  dismissComparisonNotices(store);
}
