import type { ServiceError } from '../../errors/service-error.ts';

/** How the form tells why a login failed: by a text of its own, or as any other failed call. */
export type LoginFailure = { key: string } | { error: ServiceError };

/**
 * Finds the text for a failed login: that of `login.error.<server message>` where there is one, else the
 * generic one (spec S§8). What only the browser knows, and too many attempts, are told as everywhere.
 *
 * @param hasText whether the catalogue or the page's own wording holds a key
 */
export function loginFailure(error: ServiceError, hasText: (key: string) => boolean): LoginFailure {
  if (error.isTooMany || error.kind === 'offline' || error.kind === 'timeout') return { error };
  const key = `login.error.${error.serverMessage}`;
  return { key: hasText(key) ? key : 'login.error.generic' };
}
