import type { Bus } from '../../events/bus.ts';
import { comparisonOfflineTexts } from '../../texts/comparison-offline.ts';
import { translator } from '../../texts/translate.ts';
import { addNotice } from '../notices.ts';
import type { Store } from '../state.ts';

/**
 * What saves, loads, starts and deletes comparisons; fetched when it is first needed. Where it cannot be fetched a
 * notice says so.
 */
export async function loadKeeping({
  store,
}: {
  store: Store;
  bus: Bus;
}): Promise<typeof import('./keep-comparison.ts') | undefined> {
  try {
    return await import('./keep-comparison.ts');
  } catch {
    const text = translator(comparisonOfflineTexts, store.getState().payload.texts);
    addNotice(store, {
      type: 'error',
      text: text('comparison.error.offline'),
      kind: 'save',
      about: 'comparison',
    });
    return undefined;
  }
}
