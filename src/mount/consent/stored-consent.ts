import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type ConsentSettings,
  parseConsent,
} from '../../domain/user/consent.ts';
import { deleteCookies, readCookies, writeCookie } from '../../lib/storage/early-cookies.ts';

/**
 * Returns the settings stored in the cookie `ce-cookieSettings` (spec S§9); `null` if there are none or cookies are
 * blocked. Malformed ones, which may hide them on some paths, don't count.
 */
export function readStoredConsent(): ConsentSettings | null {
  return allSettings().find(Boolean) ?? null;
}

/**
 * Deletes malformed settings (spec S§4, S§8). Nothing tells on which path or domain they are, so all of the name are
 * deleted and the valid ones written again.
 */
export function deleteMalformedConsent(): void {
  const all = allSettings();
  if (all.every(Boolean)) return;
  const valid = all.find(Boolean);
  deleteCookies([CONSENT_COOKIE]);
  if (valid) writeCookie(CONSENT_COOKIE, JSON.stringify(valid), CONSENT_DAYS);
}

function allSettings(): (ConsentSettings | null)[] {
  return readCookies(CONSENT_COOKIE).map(parseConsent);
}
