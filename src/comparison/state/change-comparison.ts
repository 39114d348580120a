import type { Bus } from '../../events/bus.ts';
import type { Store } from '../../store/state.ts';
import { askUntilLoaded } from '../../store/write/leaving.ts';
import { type AddRefusal, addItem, addRefusal, industryOfFirst } from '../rules/content/add-item.ts';
import type { Comparison } from '../rules/content/comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import { INDUSTRY_CHOICE } from './comparison-questions.ts';
import type { Candidate } from './comparison-state.ts';

// Actions on the active comparison, for any page. Each starts from the comparison that is currently active in any tab.

/** What an action needs of the page. */
export interface ComparisonContext {
  store: Store;
  bus: Bus;
}

/** Replaces the active comparison by a changed one; a saved one is saved again. */
export function putChange(page: ComparisonContext, comparison: Comparison): void {
  const active = comparisonOf(page.store, page.bus);
  const before = active.latest();
  if (comparison === before.comparison) return;
  // A new comparison that replaces a saved one has nothing to send.
  const isSaved = comparison.id !== undefined;
  active.put(comparison, { isUnsent: isSaved });
  if (isSaved) send(page);
}

/** Saves changes that an earlier page could not save. */
export function sendWhatWaits(page: ComparisonContext): void {
  if (comparisonOf(page.store, page.bus).latest().isUnsent) send(page);
}

async function send(page: ComparisonContext): Promise<void> {
  try {
    const { sendSoon } = await askUntilLoaded(import('./send-changes.ts'));
    sendSoon(page);
  } catch {
    // The code itself failed to load.
    comparisonOf(page.store, page.bus).state.setState({ sync: 'offline' });
    addEventListener('online', () => void send(page), { once: true });
  }
}

/** Opens or closes the basket. */
export function openBasket({ store, bus }: ComparisonContext, isOpen: boolean): void {
  comparisonOf(store, bus).state.setState({ isBasketOpen: isOpen });
}

/**
 * Adds a product. If the comparison has no industry yet, it gets the product's only one, or the visitor is asked (spec
 * S§4).
 *
 * @param ofPage code of the page's industry
 * @returns why the product is refused; `undefined` if it was added, or waits for an industry
 */
export function addToComparison(
  page: ComparisonContext,
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
