import { keepInEntry, keptInEntry } from '../address/page-address.ts';
import { isSameValue } from '../is-same-value.ts';

/** Where a reader was on a page, for its reload, a login, or the way back. */
export interface KeptPosition {
  /** Scroll position, in px. */
  y: number;
  /** What was being read. */
  id?: string | undefined;
  /** Its distance from the top of the window, in px. */
  offset?: number | undefined;
  /** It was open. */
  isOpen?: boolean | undefined;
}

/** In the state of the history entry, which a reload keeps. */
const KEY = 'cePlace';

/** The place kept in the current history entry; `undefined` if the page was opened anew. */
export function keptPosition(): KeptPosition | undefined {
  const position = Object(keptInEntry(KEY)) as Partial<KeptPosition>;
  return typeof position.y === 'number' ? (position as KeptPosition) : undefined;
}

/** Keeps a place in the current history entry, beside what others keep there. */
export function keepPosition(position: KeptPosition): void {
  if (!isSameValue(keptPosition(), position)) keepInEntry(KEY, position);
}
