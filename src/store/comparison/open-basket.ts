import { comparisonOf } from './comparison-of.ts';
import type { ComparisonPage } from './put-change.ts';

/** Opens or closes the basket. */
export function openBasket({ store, bus }: ComparisonPage, isOpen: boolean): void {
  comparisonOf(store, bus).state.setState({ isBasketOpen: isOpen });
}
