import type { Message } from '../domain/message.ts';
import type { Payload } from '../payload/schema.ts';
import type { Store } from './store.ts';

/** A short message at the bottom of the page (spec S§8 "Notifications"). */
export interface Notice {
  id: number;
  type: Message['type'];
  text: string;
  /** Whether the message is about saving. A new one replaces the previous one. */
  kind?: 'save' | undefined;
  /** The subject of the message, by which it can be dismissed. */
  about?: 'comparison' | undefined;
}

export interface NoticesSlice {
  notices: readonly Notice[];
}

let lastId = 0;

export function noticesSlice({ actionMessage }: Readonly<Payload>): NoticesSlice {
  return { notices: actionMessage ? [{ id: ++lastId, ...actionMessage }] : [] };
}

/** Shows a notice. Of those about saving only the newest stays (row 248). */
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
