const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Characters that browsers ignore in an address: `java\nscript:` is `javascript:`. */
function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 || (code >= 0x7f && code <= 0x9f);
  });
}

function parse(candidate: unknown, base: string): URL | null {
  if (typeof candidate !== 'string' || hasControlCharacter(candidate)) return null;
  return URL.parse
    ? URL.parse(candidate, base)
    : URL.canParse(candidate, base)
      ? new URL(candidate, base)
      : null;
}

/**
 * Resolves an address that must stay on the page's own origin, such as a back URL (decision 42).
 *
 * @param candidate value from the query, the payload or a response
 * @param base the page's address
 * @returns the absolute address, or `null` if it leads anywhere else: `//evil.example`, `\\evil.example`,
 *   `javascript:…`, `https://user@host`, anything that does not parse
 */
export function sameOriginUrl(candidate: unknown, base: string): string | null {
  const href = webUrl(candidate, base);
  const url = href && new URL(href);
  if (!url || url.username || url.password) return null;
  return url.origin === new URL(base).origin ? href : null;
}

/**
 * Resolves an http or https address, on any host.
 *
 * @returns the absolute address, or `null` if it is not http or https, or does not parse
 */
export function webUrl(candidate: unknown, base: string): string | null {
  const url = parse(candidate, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/**
 * Returns an address that is safe for a link, to any host. Relative addresses are returned unchanged.
 *
 * @returns `undefined` if the address would run code or has a scheme that no link here needs
 *   (`javascript:`, `data:`, `vbscript:`, `blob:`, `file:` …), so that React leaves the attribute out
 */
export function safeHref(candidate: string | undefined): string | undefined {
  // The base only lends its scheme to relative addresses; it never appears in the result.
  const url = parse(candidate, 'https://relative.invalid/');
  return url && safeProtocols.has(url.protocol) ? candidate : undefined;
}
