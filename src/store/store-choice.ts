import { CONSENT_COOKIE, type ConsentSettings } from '../domain/consent.ts';
import { deleteCookies, writeCookie } from '../lib/cookies.ts';

/**
 * Keeps a choice for 30 days (spec S§9) and deletes the declared cookies of what is not allowed.
 * Where cookies are blocked, the choice holds for this page.
 *
 * @param declared the payload's `declaredCookies`, unchecked
 */
export function storeChoice(settings: ConsentSettings, declared: unknown): void {
  for (const [category, names] of Object.entries(Object(declared))) {
    if (settings[category as keyof ConsentSettings]) continue;
    deleteCookies([names].flat().filter((name): name is string => typeof name === 'string'));
  }
  writeCookie(CONSENT_COOKIE, JSON.stringify(settings), 30);
}
