import { newComparison } from '../../domain/comparison/comparison.ts';
import type { Bus } from '../../events/bus.ts';
import type { Store } from '../store.ts';
import { comparisonOf } from './comparison-of.ts';

/**
 * Clears the active comparison if it is the one whose record is gone, and closes the basket
 * (shell specification §4).
 */
export function forgetComparison({ store, bus }: { store: Store; bus: Bus }, id: string): void {
  const active = comparisonOf(store, bus);
  if (active.latest().comparison.id !== id) return;
  active.put(newComparison(new Date()));
  active.state.setState({ isBasketOpen: false, removed: null });
}
