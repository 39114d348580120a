import type { ServiceError } from '../../../src/errors/service-error.ts';

/** How the form reports a failed login: by a text of its own, or like any other failed call. */
export type LoginFailure = { key: string } | { error: ServiceError };

/**
 * Finds the text for a failed login: `login.error.<server message>` if there is one, else the generic one (spec S§8).
 * Browser-side failures and too many attempts are reported as everywhere.
 *
 * @param hasText whether the texts contain a key
 */
export function loginFailure(error: ServiceError, hasText: (key: string) => boolean): LoginFailure {
  if (error.isTooMany || error.isUnreached || error.kind === 'timeout') return { error };
  const key = `login.error.${error.serverMessage}`;
  return { key: hasText(key) ? key : 'login.error.generic' };
}
