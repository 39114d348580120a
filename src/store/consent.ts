import type { ConsentSettings } from '../domain/consent.ts';

/** What visitors allow; the loader owns the cookie, this is the islands' view of it. */
export interface ConsentSlice {
  /** `null` before a choice. */
  consent: ConsentSettings | null;
}

export function consentSlice(): ConsentSlice {
  return { consent: null };
}
