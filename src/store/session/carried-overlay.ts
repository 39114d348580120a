import { pageUrl } from '../../lib/address/page-address.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { setSessionItem, takeSessionItem } from '../../lib/storage/session-storage.ts';

// A visitor who logs in out of an overlay, such as that of a request, leads the page to itself: the session storage
// carries the overlay there.

const KEY = 'ce-overlay';

/** An overlay to open, with its props. */
export interface CarriedOverlay {
  name: string;
  props?: object | undefined;
}

/** Keeps the overlay for the page at an address, which is about to be loaded. */
export function carryOverlay(overlay: CarriedOverlay, address: string): void {
  setSessionItem(KEY, JSON.stringify({ ...overlay, address: pageOf(address) }));
}

/** Returns the overlay that was kept for this page, once. */
export function takeCarriedOverlay(): CarriedOverlay | undefined {
  const text = takeSessionItem(KEY);
  if (text === null) return undefined;
  try {
    const { name, props, address } = Object(parseJson(text));
    return typeof name === 'string' && address === pageOf(pageUrl().href) ? { name, props } : undefined;
  } catch {
    return undefined;
  }
}

function pageOf(address: string): string {
  return new URL(address, pageUrl()).href.replace(/#.*/, '');
}
