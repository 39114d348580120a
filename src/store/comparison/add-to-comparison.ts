import { type AddRefusal, addItem, addRefusal, industryOfFirst } from '../../domain/comparison/add-item.ts';
import { comparisonOf } from './comparison-of.ts';
import type { Candidate } from './comparison-state.ts';
import { type ComparisonPage, putChange } from './put-change.ts';

// What a visitor does at a product. Each change begins with what is active in any tab by now.

/** Name of the overlay that asks for an industry. */
export const INDUSTRY_CHOICE = 'industry-choice';

/**
 * Adds a product. Without an industry yet, the product's own counts, or the visitor is asked for one
 * (spec S§4).
 *
 * @param ofPage code of the industry that the page shows
 * @returns why the product is refused; `undefined` if it is added, or waits for an industry
 */
export function addToComparison(
  page: ComparisonPage,
  candidate: Candidate,
  ofPage?: string,
): AddRefusal | undefined {
  const active = comparisonOf(page.store, page.bus);
  const { comparison } = active.latest();
  const refusal = addRefusal(comparison, candidate.item, candidate.industries);
  if (refusal) return refusal;
  const industry = comparison.industry ?? industryOfFirst(candidate.industries, ofPage);
  if (industry === null) {
    active.state.setState({ pending: candidate });
    page.bus.emit('overlay:open', { name: INDUSTRY_CHOICE });
    return undefined;
  }
  putChange(page, addItem(comparison, candidate.item, candidate.industries, industry));
  active.state.setState({
    pending: null,
    removed: null,
    ...(comparison.basket.length === 0 && { isHintDue: true }),
  });
  page.bus.emit('comparison:added', { uid: candidate.item.uid });
  return undefined;
}
