import { loadMe } from '../../src/account/state/load-me.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import type { Store } from '../../src/store/state.ts';

/**
 * Reports to the service that the hint was seen. A failure is not shown: the next login shows the hint again.
 *
 * @returns the end of the call; `undefined` if the service does not store that
 */
export function confirmSeenSheets(store: Store): Promise<void> | undefined {
  if (!store.getState().user?.sheetsSince) return undefined;
  return loadMe()
    .then(({ confirmSheets }) => confirmSheets(httpContextOf(store)))
    .catch(() => {});
}
