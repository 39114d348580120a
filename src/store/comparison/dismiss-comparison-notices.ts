import type { Store } from '../state.ts';

/** Takes away what was said of the active comparison, once it is active no more. */
export function dismissComparisonNotices(store: Store): void {
  store.setState(({ notices }) => ({ notices: notices.filter(({ about }) => about !== 'comparison') }));
}
