import type { Comparison } from '../../domain/comparison/comparison.ts';
import type { Bus } from '../../events/bus.ts';
import type { Store } from '../state.ts';
import { comparisonOf } from './comparison-of.ts';

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
