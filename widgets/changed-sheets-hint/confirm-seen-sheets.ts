import { loadMe } from '../../src/account/state/load-me.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import type { Store } from '../../src/store/state.ts';

/**
 * Tells the service that the hint was seen, if it keeps that. A failure is told to nobody: the next login shows the hint
 * once more.
 */
export function confirmSeenSheets(store: Store): void {
  if (!store.getState().user?.sheetsSince) return;
  loadMe()
    .then(({ confirmSheets }) => confirmSheets(httpContextOf(store)))
    .catch(() => {});
}
