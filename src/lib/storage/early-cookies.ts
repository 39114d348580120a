// For loader, core and cookie dialog. Own code in place of js-cookie (`cookies.ts`), which is as large as a third of the
// loader: all visitors wait for these files, and each holds its own copy. js-cookie also cannot read two cookies of a name.
// Nothing else touches `document.cookie`.

/**
 * The values of all cookies of this name: there may be one for each path and domain, that of the longest path first. A
 * value that doesn't decode is empty. None if cookies are blocked.
 */
export function readCookies(name: string): string[] {
  const start = `${name}=`;
  return allCookies().flatMap((each) => (each.startsWith(start) ? [decode(each.slice(start.length))] : []));
}

/** The first of {@link readCookies}; `undefined` if there is none. */
export function readCookie(name: string): string | undefined {
  return readCookies(name)[0];
}

/**
 * Writes a cookie for the whole site. Does nothing if cookies are blocked.
 *
 * @param days lifetime; by default until the browser is closed
 */
export function writeCookie(name: string, value: string, days?: number): void {
  write(name, value, days && days * DAY);
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
  // A server may write the path of a folder with its slash or without.
  const paths = steps.flatMap((_, index) => {
    const path = steps.slice(0, index + 1).join('/');
    return path ? [path, `${path}/`] : ['/'];
  });
  for (const name of new Set(allCookies().map((cookie) => cookie.split('=')[0] as string))) {
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

function write(name: string, value: string, seconds?: number, path = '/'): void {
  try {
    const life = seconds ? `;max-age=${seconds}` : '';
    // On plain http a secure cookie isn't kept: WebKit drops it even on localhost, every browser under other names.
    const secure = location.protocol === 'https:' ? ';secure' : '';
    document.cookie = `${name}=${encodeURIComponent(value)};path=${path};samesite=lax${life}${secure}`;
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
