import { confirmResidence } from '../../domain/gates/residence.ts';
import { readCookie, writeCookie } from '../../lib/storage/cookies.ts';

// A cookie instead of session storage, since the server reads it, too (decision 12).

const NAME = 'ce-residence';

/** Returns the residences confirmed in this session, in the format of `src/domain/gates/residence.ts`. */
export function confirmedResidence(): string {
  return readCookie(NAME) ?? '';
}

/** Stores a confirmation for the session. Returns whether the browser stored it. */
export function keepResidence(allowed: readonly string[]): boolean {
  const confirmed = confirmResidence(allowed, confirmedResidence());
  writeCookie(NAME, confirmed);
  return confirmedResidence() === confirmed;
}
