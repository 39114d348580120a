import { CONSENT_COOKIE, type ConsentSettings, parseConsent } from '../../domain/consent.ts';
import { readCookie, removeCookie } from '../../lib/cookies.ts';

/**
 * Returns the settings stored in the cookie `ce-cookieSettings` (spec S§9); `null` if there are none or cookies are
 * blocked. Malformed settings are deleted (spec S§4, S§8).
 */
export function readStoredConsent(): ConsentSettings | null {
  const value = readCookie(CONSENT_COOKIE);
  if (value === undefined) return null;
  const settings = parseConsent(value);
  if (!settings) removeCookie(CONSENT_COOKIE);
  return settings;
}
