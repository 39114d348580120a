import { confirmResidence } from '../domain/gates/residence.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';

// A cookie rather than the session storage: the server keeps to it, too (decision 12).

const NAME = 'ce-residence';

/** The residences confirmed in this session, as `residence.ts` writes them. */
export function confirmedResidence(): string {
  return readCookie(NAME) ?? '';
}

/** Keeps a confirmation for the session; says whether the browser has kept it. */
export function keepResidence(allowed: readonly string[]): boolean {
  const confirmed = confirmResidence(allowed, confirmedResidence());
  writeCookie(NAME, confirmed);
  return confirmedResidence() === confirmed;
}
