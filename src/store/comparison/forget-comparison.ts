import { newComparison } from '../../domain/comparison/comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import type { ComparisonPage } from './put-change.ts';
import { replaceComparison } from './replace-comparison.ts';

/**
 * Clears the active comparison if it is the one whose record is gone, and closes the basket
 * (spec S§4).
 */
export function forgetComparison(page: ComparisonPage, id: string): void {
  const active = comparisonOf(page.store, page.bus);
  if (active.latest().comparison.id !== id) return;
  replaceComparison(page, newComparison(new Date()));
  active.state.setState({ isBasketOpen: false });
}
