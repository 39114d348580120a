import { readCookie, removeCookie, writeCookie } from '../../lib/storage/cookies.ts';
import { newComparison } from '../rules/content/comparison.ts';
import {
  COMPARISON_COOKIE,
  formatStored,
  parseStored,
  type StoredComparison,
} from '../rules/content/stored-comparison.ts';

/** The session cookie that holds the active comparison (spec S§4, S§9); there is none for an empty one. */
export interface ComparisonCookie {
  /** Returns its comparison: empty if another page has emptied it, `null` if there never was one. */
  read(): StoredComparison | null;
  write(stored: StoredComparison): void;
  /** Another tab has changed it. */
  expect(stored: StoredComparison): void;
}

/** An empty, unsaved comparison. */
export function emptyStored(): StoredComparison {
  return { comparison: newComparison(new Date()), isUnsent: false };
}

/** Connects the active comparison with its cookie. */
export function comparisonCookie(): ComparisonCookie {
  /** Whether it contained a comparison when last read. Stays `false` if cookies are blocked. */
  let wasKept = false;
  return {
    read() {
      const found = parseStored(readCookie(COMPARISON_COOKIE) ?? '');
      const isEmptied = wasKept && !found;
      wasKept = found !== null;
      return isEmptied ? emptyStored() : found;
    },
    write(stored) {
      if (stored.comparison.basket.length > 0) writeCookie(COMPARISON_COOKIE, formatStored(stored));
      else removeCookie(COMPARISON_COOKIE);
      wasKept = readCookie(COMPARISON_COOKIE) !== undefined;
    },
    expect({ comparison }) {
      wasKept = comparison.basket.length > 0;
    },
  };
}
