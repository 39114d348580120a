/** Name of the cookie that holds the cookie settings (spec S§9). */
export const CONSENT_COOKIE = 'ce-cookieSettings';

/** Cookie settings as stored and as emitted (spec S§3). */
export interface ConsentSettings {
  mandatory: true;
  functional: boolean;
  marketing: boolean;
}

/**
 * Parses the settings cookie. Returns `null` unless it is an object with exactly the keys mandatory (true),
 * functional and marketing (spec S§4, decision 51).
 */
export function parseConsent(text: string): ConsentSettings | null {
  try {
    const settings = JSON.parse(text);
    const { mandatory, functional, marketing } = settings;
    const isValid =
      mandatory === true &&
      [functional, marketing].every((value) => typeof value === 'boolean') &&
      Object.keys(settings).length === 3;
    return isValid ? settings : null;
  } catch {
    return null;
  }
}
