import type { Payload } from '../../payload/schema.ts';
import type { Notice, NoticesSlice, Store } from '../state.ts';

let lastId = 0;

/**
 * Creates the part of the store that holds notices. The payload may bring the first ones: that for the login, too, if no
 * login opens since somebody is signed in.
 */
export function noticesSlice(payload: Readonly<Payload>): NoticesSlice {
  return { notices: noticesOfPayload(payload) };
}

/** Returns the notices that a payload brings. */
export function noticesOfPayload({ actionMessage, sessionMessage, user }: Readonly<Payload>): Notice[] {
  const messages = [actionMessage, user && sessionMessage];
  return messages.flatMap((message) => (message ? [{ id: ++lastId, ...message }] : []));
}

/**
 * Shows a notice. It replaces an earlier one about saving (row 248). One that is shown already stays alone, and is not
 * announced again; its action is then that of the new one.
 */
export function addNotice(store: Store, notice: Omit<Notice, 'id'>): void {
  store.setState(({ notices }) => {
    const isSave = notice.kind === 'save';
    const isShown = (each: Notice) => !isSave && each.type === notice.type && each.text === notice.text;
    if (notices.some(isShown))
      return { notices: notices.map((each) => (isShown(each) ? { ...notice, id: each.id } : each)) };
    const others = notices.filter(({ kind }) => !(isSave && kind === 'save'));
    return { notices: [...others, { id: ++lastId, ...notice }] };
  });
}

/** Dismisses a notice. */
export function dismissNotice(store: Store, id: number): void {
  store.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
