import { parseJson } from '../../lib/parse-json.ts';
import { readSessionItem, setSessionItem, takeSessionItem } from '../../lib/session-storage.ts';
import { recordOf } from '../../payload/raw-values.ts';

const KEY = 'ce-listingReturn';

/** Milliseconds in which a link that was followed leads to its page. */
const PATIENCE = 60_000;

/** Where a listing is to stand as the page with this address is opened next. */
export interface ListingReturn {
  href: string;
  /** Of the listing's part of the history. */
  key: string;
  place: object;
}

/** Keeps it for the page that opens now. */
export function keepReturn(kept: ListingReturn): void {
  setSessionItem(KEY, JSON.stringify({ ...kept, at: Date.now() }));
}

/** Takes the place for this page, once; `undefined` where someone comes another way. */
export function takeReturn(key: string): object | undefined {
  const kept = readKept();
  const isHere = kept.href === location.pathname + location.search + location.hash && kept.key === key;
  const age = Date.now() - Number(kept.at);
  if (!isHere && age < PATIENCE) return undefined;
  takeSessionItem(KEY);
  return isHere && age < PATIENCE ? recordOf(kept.place) : undefined;
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    return recordOf(parseJson(readSessionItem(KEY) ?? ''));
  } catch {
    return {};
  }
}
