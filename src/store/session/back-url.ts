import { setSessionItem, takeSessionItem } from '../../lib/storage/session-storage.ts';

const KEY = 'ce-back-url';

/** Keeps the address that the next login of this session leads to, for a login that another page opens. */
export function keepBackUrl(address: string): void {
  setSessionItem(KEY, address);
}

/** Returns it, once. */
export function takeBackUrl(): string | undefined {
  return takeSessionItem(KEY) ?? undefined;
}
