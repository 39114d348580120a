import type { SavedComparison } from '../../../src/services/comparisons.ts';
import { addNotice } from '../../../src/store/notices/notices.ts';
import { defineRead } from '../../../src/store/reads/reads.ts';
import { type Read, useRead } from '../../../src/store/reads/useRead.ts';
import { translator } from '../../../src/texts/translate.ts';
import { profileTexts } from '../texts.ts';
import { loadCards } from './load-cards.ts';
import { loadComparisons, loadConfirmation } from './load-comparisons.ts';

const savedComparisons = defineRead('comparisons', async ({ http, signal, store }) => {
  const [{ listComparisons }] = await Promise.all([loadComparisons(), loadCards()]);
  const comparisons = await listComparisons(http, { signal });
  for (const comparison of comparisons) {
    const { title, dropped } = comparison;
    if (dropped.length === 0) continue;
    const { payload, user } = store.getState();
    const text = translator(profileTexts, payload.texts);
    const message = text('profile.comparisons.dropped', { title, products: dropped.join(', ') });
    addNotice(store, { type: 'info', text: message });
    // If its code is missing, the names are shown again with the next read.
    loadConfirmation().then(
      ({ confirmDropped }) => confirmDropped(store, user?.userId, comparison),
      () => {},
    );
  }
  return comparisons.toSorted((a, b) => (b.updatedDate ?? '').localeCompare(a.updatedDate ?? ''));
});

/**
 * The saved comparisons, last changed first. Removed products found while reading the list are reported once (decision
 * 56).
 */
export function useSavedComparisons(): Read<SavedComparison[]> {
  return useRead(savedComparisons());
}
