import { addressWith, pageUrl } from '../../lib/address/page-address.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { readSessionItem, setSessionItem, takeSessionItem } from '../../lib/storage/session-storage.ts';
import { recordOf } from '../../payload/raw-values.ts';

const KEY = 'ce-listingReturn';

/** Milliseconds within which a followed link opens its page. */
const PATIENCE = 60_000;

/** The position of a listing for the next visit of an address. */
export interface ListingReturn {
  href: string;
  /** Key of the listing in the history entry. */
  key: string;
  position: object;
}

/** Stores it for the page that opens next. */
export function keepReturn(kept: ListingReturn): void {
  setSessionItem(KEY, JSON.stringify({ ...kept, at: Date.now() }));
}

/** Takes the position for this page, once; `undefined` if the page was opened in another way. */
export function takeReturn(key: string): object | undefined {
  const kept = readKept();
  const isHere = kept.href === addressWith(pageUrl().search) && kept.key === key;
  const age = Date.now() - Number(kept.at);
  if (!isHere && age < PATIENCE) return undefined;
  takeSessionItem(KEY);
  return isHere && age < PATIENCE ? recordOf(kept.position) : undefined;
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    return recordOf(parseJson(readSessionItem(KEY) ?? ''));
  } catch {
    return {};
  }
}
