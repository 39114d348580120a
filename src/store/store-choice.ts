import type { ConsentSettings } from '../domain/consent.ts';
import { deleteCookies } from '../lib/delete-cookies.ts';

/**
 * Keeps a choice for 30 days (spec S§9) and deletes the declared cookies of what is not allowed.
 * Where cookies are blocked, the choice holds for this page.
 *
 * @param declared the payload's `declaredCookies`, unchecked
 */
export function storeChoice(settings: ConsentSettings, declared: unknown): void {
  try {
    for (const [category, names] of Object.entries(Object(declared))) {
      if (settings[category as keyof ConsentSettings]) continue;
      deleteCookies([names].flat().filter((name): name is string => typeof name === 'string'));
    }
    const value = encodeURIComponent(JSON.stringify(settings));
    document.cookie = `ce-cookieSettings=${value};max-age=2592000;path=/;secure;samesite=lax`;
  } catch {
    // A sandboxed page may not touch cookies.
  }
}
