import { chooseFor } from '../rules/content/choose-for.ts';
import { addToComparison, type ComparisonContext, putChange } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';

/**
 * The visitor has chosen an industry for the waiting product, or for an empty comparison; with `null` nothing is added.
 */
export function chooseIndustry(page: ComparisonContext, industry: string | null): void {
  const active = comparisonOf(page.store, page.bus);
  const { pending } = active.state.getState();
  active.state.setState({ pending: null });
  if (industry === null) return;
  if (pending) addToComparison(page, pending, industry);
  else putChange(page, chooseFor(active.latest().comparison, industry));
}
