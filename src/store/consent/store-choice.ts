import { CONSENT_COOKIE, CONSENT_DAYS, type ConsentSettings } from '../../domain/user/consent.ts';
import { deleteCookies, writeCookie } from '../../lib/storage/early-cookies.ts';

/**
 * Stores a choice for 30 days (spec S§9) and deletes declared cookies without consent. If cookies are blocked, the
 * choice applies to this page only.
 *
 * @param declared the payload's `declaredCookies`
 */
export function storeChoice(
  settings: ConsentSettings,
  declared: Readonly<Record<'functional' | 'marketing', readonly string[]>>,
): void {
  for (const category of ['functional', 'marketing'] as const) {
    if (!settings[category]) deleteCookies(declared[category]);
  }
  writeCookie(CONSENT_COOKIE, JSON.stringify(settings), CONSENT_DAYS);
}
