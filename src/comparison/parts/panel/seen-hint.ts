import { readCookie, writeCookie } from '../../../lib/storage/cookies.ts';

const NAME = 'ce-comparisonHint';
const DAYS_PER_MONTH = 365.25 / 12;

/** The visitor has seen the hint that a comparison is of one industry (row 119). */
export function isHintSeen(): boolean {
  return readCookie(NAME) !== undefined;
}

/**
 * Remembers that the hint was seen: for some months with functional consent, else for the session (decision 38).
 *
 * @param months 18 by spec S§9
 */
export function rememberHint(isConsented: boolean, months: number): void {
  writeCookie(NAME, '1', isConsented ? Math.round(months * DAYS_PER_MONTH) : undefined);
}
