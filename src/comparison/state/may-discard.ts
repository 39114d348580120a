import { asksBeforeDiscard } from '../rules/content/asks-before-discard.ts';
import type { ComparisonContext } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import { saveAgain } from './save-again.ts';

/**
 * Whether another comparison may take the place of the active one. Changes that wait are saved first; asks before an
 * unsaved comparison, or changes that cannot be saved, are lost.
 */
export async function mayDiscard(page: ComparisonContext): Promise<boolean> {
  const active = comparisonOf(page.store, page.bus);
  if (active.latest().isUnsent) await saveChanges(page);
  const { comparison, isUnsent } = active.latest();
  if (isUnsent) return active.ask({ kind: 'discard-changes', title: comparison.title });
  return !asksBeforeDiscard(comparison) || active.ask({ kind: 'discard' });
}

async function saveChanges(page: ComparisonContext): Promise<void> {
  await saveAgain(page);
  // A call may have been under way already, without the latest change.
  if (comparisonOf(page.store, page.bus).state.getState().sync === 'idle') await saveAgain(page);
}
