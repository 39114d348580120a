import type { Payload } from '../payload/schema.ts';
import type { Notice, NoticesSlice, Store } from './state.ts';

let lastId = 0;

/** Creates the part of the store that holds notices; the payload may bring the first one. */
export function noticesSlice({ actionMessage }: Readonly<Payload>): NoticesSlice {
  return { notices: actionMessage ? [{ id: ++lastId, ...actionMessage }] : [] };
}

/** Shows a notice. It replaces an earlier one about saving (row 248). */
export function addNotice(store: Store, notice: Omit<Notice, 'id'>): void {
  store.setState(({ notices }) => ({
    notices: [
      ...notices.filter(({ kind }) => !(notice.kind === 'save' && kind === 'save')),
      { id: ++lastId, ...notice },
    ],
  }));
}

/** Dismisses a notice. */
export function dismissNotice(store: Store, id: number): void {
  store.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
