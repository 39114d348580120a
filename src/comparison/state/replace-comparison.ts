import type { Store } from '../../store/state.ts';
import { type Comparison, newComparison } from '../rules/content/comparison.ts';
import type { ComparisonContext } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';

/**
 * Replaces the active comparison, and resets its messages, its Undo and the progress of its changes.
 */
export function replaceComparison({ store, bus }: ComparisonContext, comparison: Comparison): void {
  const active = comparisonOf(store, bus);
  active.put(comparison);
  active.state.setState({ removed: [], sync: 'idle' });
  dismissComparisonNotices(store);
}

/** Clears the active comparison if its record was deleted, and closes the basket (spec S§4). */
export function forgetComparison(page: ComparisonContext, id: string): void {
  const active = comparisonOf(page.store, page.bus);
  if (active.latest().comparison.id !== id) return;
  replaceComparison(page, newComparison(new Date()));
  active.state.setState({ isBasketOpen: false });
}

/** Dismisses messages about the active comparison once it is no longer active. */
export function dismissComparisonNotices(store: Store): void {
  store.setState(({ notices }) => ({ notices: notices.filter(({ about }) => about !== 'comparison') }));
}
