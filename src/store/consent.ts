import type { ConsentSettings } from '../domain/consent.ts';

/** The cookie settings, for islands. The loader owns the cookie. */
export interface ConsentSlice {
  /** `null` before the visitor's choice. */
  consent: ConsentSettings | null;
}

export function consentSlice(): ConsentSlice {
  return { consent: null };
}
