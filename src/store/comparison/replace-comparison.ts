import { type Comparison, newComparison } from '../../domain/comparison/comparison.ts';
import type { Store } from '../state.ts';
import type { ComparisonPage } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';

/**
 * Puts another comparison in place of the active one. What was said of that one, what could be put back into it and
 * how far its changes had come go with it.
 */
export function replaceComparison({ store, bus }: ComparisonPage, comparison: Comparison): void {
  const active = comparisonOf(store, bus);
  active.put(comparison);
  active.state.setState({ removed: [], sync: 'idle' });
  dismissComparisonNotices(store);
}

/** Clears the active comparison if its record is the one that is gone, and closes the basket (spec S§4). */
export function forgetComparison(page: ComparisonPage, id: string): void {
  const active = comparisonOf(page.store, page.bus);
  if (active.latest().comparison.id !== id) return;
  replaceComparison(page, newComparison(new Date()));
  active.state.setState({ isBasketOpen: false });
}

/** Takes away what was said of the active comparison, once it is active no more. */
export function dismissComparisonNotices(store: Store): void {
  store.setState(({ notices }) => ({ notices: notices.filter(({ about }) => about !== 'comparison') }));
}
