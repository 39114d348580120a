import Cookies from 'js-cookie';

/** Attributes of every cookie that the library writes. */
const COMMON = { path: '/', sameSite: 'lax', secure: true } as const;

/** The cookie's value; `undefined` where there is none or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    // A sandboxed page may not touch cookies.
    return undefined;
  }
}

/**
 * Writes a cookie.
 *
 * @param days its life in days; for the session where absent
 */
export function writeCookie(name: string, value: string, days?: number): void {
  try {
    Cookies.set(name, value, { ...COMMON, ...(days === undefined ? {} : { expires: days }) });
  } catch {
    // Cookies are blocked: the page goes on without.
  }
}

/** Removes a cookie. */
export function removeCookie(name: string): void {
  try {
    Cookies.remove(name, COMMON);
  } catch {
    // Cookies are blocked: there is nothing to remove.
  }
}
