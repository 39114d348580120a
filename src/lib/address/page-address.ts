/** What the browser refused to write. It stands in for the history entry while the browser shows the same page. */
let refused: { href: string; state: unknown; page: string | undefined; hash: string } | undefined;

/**
 * The page's address. It is that of the browser, or the last one that the browser refused: a page works on in a sandbox,
 * in a `srcdoc` frame, and after too many calls (100 in 30 s in Safari, 200 in 10 s elsewhere).
 */
export function pageUrl(): URL {
  const { hash } = location;
  const held = heldEntry();
  // `about:srcdoc` has no query, and no path that an address could be relative to.
  const isOpaque = location.protocol === 'about:';
  const url = new URL(held?.href ?? (isOpaque ? document.baseURI : location.href));
  if (isOpaque && !held) url.search = '';
  if (held ? held.hash !== hash : isOpaque) url.hash = hash;
  return url;
}

/** Path, query and hash of the page with another query. */
export function addressWith(search: string): string {
  const { pathname, hash } = pageUrl();
  return pathname + search + hash;
}

/** Makes an entry in the history. */
export function pushAddress(address: string): void {
  write('pushState', null, address);
}

/** Changes the address of the present entry. */
export function replaceAddress(address: string | URL): void {
  write('replaceState', entryState(), address);
}

/** A value that is kept in the present entry, and so returns with it. */
export function keptInEntry(key: string): unknown {
  return Object(entryState())[key];
}

/** Keeps a value in the present entry, beside those of others. */
export function keepInEntry(key: string, value: unknown, address: string | URL = pageUrl()): void {
  write('replaceState', { ...Object(entryState()), [key]: value }, address);
}

function entryState(): unknown {
  return (heldEntry() ?? history).state;
}

function write(how: 'pushState' | 'replaceState', state: unknown, address: string | URL): void {
  // In full, since the page's `<base>` may be of another host.
  const href = URL.parse(address, pageUrl())?.href;
  if (!href) return;
  let isWritten = false;
  try {
    history[how](state, '', href);
    // Chromium ignores what is too much without an error.
    isWritten = location.href === href;
  } catch {
    // Held below.
  }
  refused = isWritten ? undefined : { href, state, page: shownPage(), hash: location.hash };
}

/** Forgets what was refused once the browser shows another page, such as after Back. */
function heldEntry() {
  if (refused?.page !== shownPage()) refused = undefined;
  return refused;
}

function shownPage(): string | undefined {
  return location.href.split('#')[0];
}
