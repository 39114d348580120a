import Cookies from 'js-cookie';

// For all code that runs after the core; what runs before it has a few lines of its own in `early-cookies.ts`.

/** Everything is encoded: some servers read a plain plus as a space. */
const cookies = Cookies.withConverter<string>({ write: encodeURIComponent });

/** The cookie's value; `undefined` if there is none, it doesn't decode, or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    return cookies.get(name);
  } catch {
    // A sandboxed page may not touch cookies.
    return undefined;
  }
}

/**
 * Writes a cookie for the whole site. Does nothing if cookies are blocked.
 *
 * @param days lifetime; by default until the browser is closed
 */
export function writeCookie(name: string, value: string, days?: number): void {
  try {
    cookies.set(name, value, { ...attributes(), ...(days && { expires: days }) });
  } catch {
    // A sandboxed page may not touch cookies.
  }
}

/** Removes a cookie of the library's own. */
export function removeCookie(name: string): void {
  try {
    cookies.remove(name, attributes());
  } catch {
    // A sandboxed page may not touch cookies.
  }
}

/** On plain http a secure cookie isn't kept: WebKit drops it even on localhost, every browser under other names. */
function attributes(): Cookies.CookieAttributes {
  return { path: '/', sameSite: 'lax', secure: location.protocol === 'https:' };
}
