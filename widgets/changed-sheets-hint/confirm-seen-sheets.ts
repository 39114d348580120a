import { loadMe } from '../../src/account/state/load-me.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import type { Store } from '../../src/store/state.ts';

/**
 * Reports to the service that the hint was seen, if it stores that. A failure is not shown: the next login shows the
 * hint again.
 */
export function confirmSeenSheets(store: Store): void {
  if (!store.getState().user?.sheetsSince) return;
  loadMe()
    .then(({ confirmSheets }) => confirmSheets(httpContextOf(store)))
    .catch(() => {});
}
