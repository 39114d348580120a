import { loadKeeping } from '../../../src/comparison/state/edit-comparison.ts';
import { leaveTo } from '../../../src/lib/address/leave-to.ts';
import type { SavedComparison } from '../../../src/services/comparisons.ts';
import type { Page } from '../../../src/store/hooks.ts';

/**
 * Makes a saved comparison the active one and navigates to its page; asks before an unsaved one is lost (spec S§4).
 */
export async function openSaved(page: Page, { id }: SavedComparison, address: string): Promise<void> {
  const keeping = await loadKeeping(page);
  if (!(await keeping?.loadComparison(page, id))) return;
  page.bus.emit('comparison:opened', { id });
  leaveTo(address);
}
