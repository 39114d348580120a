import { type ConsentSettings, parseConsent } from '../../domain/consent.ts';

/**
 * The settings stored in the cookie `ce-cookieSettings` (spec S§9); `null` when there are none
 * or cookies are blocked. Settings of another form are removed (§4, S§8).
 */
export function readStoredConsent(): ConsentSettings | null {
  try {
    const value = document.cookie.match(/(?:^|; )ce-cookieSettings=([^;]*)/)?.[1];
    if (!value) return null;
    const settings = parseConsent(decode(value));
    if (!settings) document.cookie = 'ce-cookieSettings=;max-age=0;path=/;secure';
    return settings;
  } catch {
    // A sandboxed page may not touch cookies.
    return null;
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
