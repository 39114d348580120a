// Own code in place of a package: the loader needs it before everything else, and so do files that share nothing with
// it. Nothing else touches `document.cookie`.

/** The cookie's value, empty if it doesn't decode; `undefined` if there is none or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const cookie = allCookies().find((each) => each.startsWith(start));
  return cookie && decode(cookie.slice(start.length));
}

/**
 * Writes a cookie for the whole site. Does nothing if cookies are blocked.
 *
 * @param days lifetime; by default until the browser is closed
 */
export function writeCookie(name: string, value: string, days?: number): void {
  write(name, value, days && days * DAY);
}

/** Removes a cookie of the library's own. */
export function removeCookie(name: string): void {
  write(name, '', EXPIRED);
}

/**
 * Deletes the page's cookies of these names, on every domain and parent path that the page may write to.
 *
 * @param patterns names; a `*` at the end matches any rest
 */
export function deleteCookies(patterns: readonly string[]): void {
  const labels = location.hostname.split('.');
  const steps = location.pathname.split('/');
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)];
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/') || '/');
  for (const cookie of allCookies()) {
    const [name = ''] = cookie.split('=');
    const isMeant = patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
    if (!isMeant) continue;
    for (const domain of domains) {
      for (const path of paths) write(name, '', EXPIRED, path + domain);
    }
  }
}

const DAY = 86_400;

/** A `max-age` that deletes the cookie. */
const EXPIRED = -1;

function allCookies(): string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    // A sandboxed page may not touch cookies.
    return [];
  }
}

function write(name: string, value: string, seconds?: number, place = '/'): void {
  try {
    const life = seconds ? `;max-age=${seconds}` : '';
    // On plain http a secure cookie isn't kept: WebKit drops it even on localhost, every browser under other names.
    const secure = location.protocol === 'https:' ? ';secure' : '';
    document.cookie = `${name}=${encodeURIComponent(value)};path=${place};samesite=lax${life}${secure}`;
  } catch {
    // A sandboxed page may not touch cookies.
  }
}

function decode(value: string): string {
  try {
    // Some servers put the value in quotes; scripts may write it without encoding.
    return value.replace(/^"(.*)"$/, '$1').replace(/(%[\da-f]{2})+/gi, decodeURIComponent);
  } catch {
    return '';
  }
}
