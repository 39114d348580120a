import { type AddRefusal, addItem, addRefusal, industryOfFirst } from '../../domain/comparison/add-item.ts';
import type { Comparison } from '../../domain/comparison/comparison.ts';
import type { Bus } from '../../events/bus.ts';
import type { Store } from '../state.ts';
import { comparisonOf } from './comparison-of.ts';
import { INDUSTRY_CHOICE } from './comparison-questions.ts';
import type { Candidate } from './comparison-state.ts';

// What any page may do with the active comparison. Each change begins with what is active in any tab by now.

/** Where a change happens. */
export interface ComparisonPage {
  store: Store;
  bus: Bus;
}

/** Puts a changed comparison in place of the active one; a saved one is saved again. */
export function putChange(page: ComparisonPage, comparison: Comparison): void {
  const active = comparisonOf(page.store, page.bus);
  const before = active.latest();
  if (comparison === before.comparison) return;
  // A new comparison that takes the place of a saved one has nothing to send.
  const isSaved = comparison.id !== undefined;
  active.put(comparison, { isUnsent: isSaved });
  if (isSaved) send(page);
}

/** Saves the changes that an earlier page could not save any more. */
export function sendWhatWaits(page: ComparisonPage): void {
  if (comparisonOf(page.store, page.bus).latest().isUnsent) send(page);
}

async function send(page: ComparisonPage): Promise<void> {
  try {
    const { sendSoon } = await import('./send-changes.ts');
    sendSoon(page);
  } catch {
    // The code itself could not be fetched.
    comparisonOf(page.store, page.bus).state.setState({ sync: 'offline' });
    addEventListener('online', () => void send(page), { once: true });
  }
}

/** Opens or closes the basket. */
export function openBasket({ store, bus }: ComparisonPage, isOpen: boolean): void {
  comparisonOf(store, bus).state.setState({ isBasketOpen: isOpen });
}

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
    active.state.setState({ pending: candidate, failed: null });
    page.bus.emit('overlay:open', { name: INDUSTRY_CHOICE });
    return undefined;
  }
  putChange(page, addItem(comparison, candidate.item, candidate.industries, industry));
  active.state.setState({
    pending: null,
    failed: null,
    removed: [],
    ...(comparison.basket.length === 0 && { isHintDue: true }),
  });
  page.bus.emit('comparison:added', { uid: candidate.item.uid });
  return undefined;
}
