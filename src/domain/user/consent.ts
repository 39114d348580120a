/** Name of the cookie that holds the cookie settings (spec S§9). */
export const CONSENT_COOKIE = 'ce-cookieSettings';

/** Days that it is kept (spec S§9). */
export const CONSENT_DAYS = 30;

/** Cookie settings as stored and as emitted (spec S§3). */
export interface ConsentSettings {
  mandatory: true;
  functional: boolean;
  marketing: boolean;
}

/** Parses the settings cookie; `null` if it is not valid. */
export function parseConsent(text: string): ConsentSettings | null {
  try {
    return readConsent(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Returns the value if it is cookie settings: an object with exactly the keys mandatory (true), functional and
 * marketing (spec S§4, decision 51).
 */
export function readConsent(value: unknown): ConsentSettings | null {
  const { mandatory, functional, marketing } = Object(value);
  const isValid =
    mandatory === true &&
    [functional, marketing].every((each) => typeof each === 'boolean') &&
    Object.keys(Object(value)).length === 3;
  return isValid ? (value as ConsentSettings) : null;
}
