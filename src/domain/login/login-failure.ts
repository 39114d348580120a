import type { ServiceError } from '../../errors/service-error.ts';

/** How the form tells why a login failed. */
export interface LoginFailure {
  /** Key of the text. */
  key: string;
  /** Seconds until a new try makes sense; the text counts them down. */
  retryAfter?: number;
}

const TOO_MANY_REQUESTS = 429;

/**
 * Finds the text for a failed login: that of `login.error.<server message>` where there is one, else the
 * generic one (spec S§8). What only the browser knows has texts of its own.
 *
 * @param hasText whether the catalogue or the page's own wording holds a key
 */
export function loginFailure(
  { kind, status, serverMessage, retryAfter }: ServiceError,
  hasText: (key: string) => boolean,
): LoginFailure {
  if (kind === 'offline' || kind === 'timeout') return { key: `login.error.${kind}` };
  if (status === TOO_MANY_REQUESTS) {
    return { key: 'login.error.tooMany', ...(retryAfter && { retryAfter }) };
  }
  const key = `login.error.${serverMessage}`;
  return { key: hasText(key) ? key : 'login.error.generic' };
}
