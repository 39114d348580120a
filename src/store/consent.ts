import type { ConsentSettings } from '../domain/user/consent.ts';

/** The cookie settings, for islands. The loader owns the cookie. */
export interface ConsentSlice {
  /** `null` before the visitor's choice. */
  consent: ConsentSettings | null;
}

/** Creates the part of the store that holds the cookie settings. */
export function consentSlice(): ConsentSlice {
  return { consent: null };
}
