import type { ComparisonContext } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';

/** Tries again to save the changes of a saved comparison. */
export async function saveAgain(page: ComparisonContext): Promise<void> {
  const { state, latest } = comparisonOf(page.store, page.bus);
  if (latest().isUnsent) state.setState({ sync: 'saving' });
  const sending = await import('./send-changes.ts').catch(() => undefined);
  if (sending) await sending.sendNow(page);
  // The code itself is missing, which is announced once more.
  else state.setState({ sync: 'offline' });
}
