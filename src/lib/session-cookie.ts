/** A cookie's value; empty where there is none or cookies are blocked. */
export function readCookie(name: string): string {
  try {
    const start = `${name}=`;
    const cookie = document.cookie.split('; ').find((each) => each.startsWith(start));
    return decodeURIComponent(cookie?.slice(start.length) ?? '');
  } catch {
    // A sandboxed page may not touch cookies, and anyone may have written a value that does not decode.
    return '';
  }
}

/**
 * Keeps a value until the browser is closed, for the server to read too.
 *
 * @returns whether it is kept
 */
export function writeSessionCookie(name: string, value: string): boolean {
  try {
    // Under a plain address, such as a phone's that looks at a test server, a secure cookie would be dropped.
    const secure = window.isSecureContext ? ';secure' : '';
    document.cookie = `${name}=${encodeURIComponent(value)};path=/;samesite=lax${secure}`;
  } catch {
    // A sandboxed page may not touch cookies.
  }
  return readCookie(name) === value;
}
