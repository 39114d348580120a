import {
  type AddRefusal,
  addItem,
  addRefusal,
  chooseFor,
  industryOfFirst,
} from '../../domain/comparison/add-item.ts';
import { moveItem, removalDeletes, removeItem, restoreItem } from '../../domain/comparison/change-basket.ts';
import { type Comparison, validTitle } from '../../domain/comparison/comparison.ts';
import type { Bus } from '../../events/bus.ts';
import type { Store } from '../store.ts';
import { comparisonOf } from './comparison-of.ts';
import type { Candidate } from './comparison-state.ts';
import { loadKeeping } from './load-keeping.ts';

// What a visitor does with the active comparison. Each change begins with what is active in any tab by now.

/** Where a change happens. */
export interface ComparisonPage {
  store: Store;
  bus: Bus;
}

/** Name of the overlay that asks for an industry. */
export const INDUSTRY_CHOICE = 'industry-choice';

/**
 * Adds a product. Without an industry yet, the product's own counts, or the visitor is asked for one
 * (shell specification §4).
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
  change(page, addItem(comparison, candidate.item, candidate.industries, industry));
  active.state.setState({
    pending: null,
    removed: null,
    ...(comparison.basket.length === 0 && { isHintDue: true }),
  });
  page.bus.emit('comparison:added', { uid: candidate.item.uid });
  return undefined;
}

/**
 * The visitor has chosen an industry for the product that waits, or for a comparison that is empty yet; `null` if
 * none, and nothing is added.
 */
export function chooseIndustry(page: ComparisonPage, industry: string | null): void {
  const active = comparisonOf(page.store, page.bus);
  const { pending } = active.state.getState();
  active.state.setState({ pending: null });
  if (industry === null) return;
  if (pending) addToComparison(page, pending, industry);
  else change(page, chooseFor(active.latest().comparison, industry));
}

/**
 * Takes a product out; it can be put back. Where a saved comparison would be left with one product, the visitor
 * is asked to delete it (decision 55).
 */
export async function removeFromComparison(page: ComparisonPage, uid: string): Promise<void> {
  const active = comparisonOf(page.store, page.bus);
  const before = active.latest().comparison;
  const item = before.basket.find((other) => other.uid === uid);
  if (!item) return;
  if (removalDeletes(before)) {
    const keeping = await loadKeeping(page);
    await keeping?.deleteActive(page, item.product_name);
    return;
  }
  change(page, removeItem(before, uid, new Date()));
  const isEmpty = before.basket.length === 1;
  active.state.setState({ removed: { item, before }, ...(isEmpty && { isBasketOpen: false }) });
  page.bus.emit('comparison:removed', { uid });
}

/** Puts back what was taken out last. */
export function undoRemoval(page: ComparisonPage): void {
  const active = comparisonOf(page.store, page.bus);
  const { removed } = active.state.getState();
  if (!removed) return;
  active.state.setState({ removed: null });
  change(page, restoreItem(active.latest().comparison, removed.before, removed.item.uid));
}

/** Moves a product to another place, counted from 0. */
export function moveInComparison(page: ComparisonPage, uid: string, place: number): void {
  change(page, moveItem(comparisonOf(page.store, page.bus).latest().comparison, uid, place));
}

/**
 * Gives the comparison another title.
 *
 * @returns whether it is one: 1 to 120 characters (decision 62)
 */
export function renameComparison(page: ComparisonPage, title: string): boolean {
  const valid = validTitle(title);
  if (valid === null) return false;
  const { comparison } = comparisonOf(page.store, page.bus).latest();
  if (valid !== comparison.title) change(page, { ...comparison, title: valid });
  return true;
}

/** Opens or closes the basket. */
export function openBasket({ store, bus }: ComparisonPage, isOpen: boolean): void {
  comparisonOf(store, bus).state.setState({ isBasketOpen: isOpen });
}

function change(page: ComparisonPage, comparison: Comparison): void {
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
