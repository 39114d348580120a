/**
 * Returns the address as a path of the site; `undefined` if it leads elsewhere (decision 42).
 *
 * @param site origin of the site
 */
export function sameOriginPath(address: string | null | undefined, site: string): string | undefined {
  if (!address || !URL.canParse(address, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, site);
  // A path that starts with two slashes would be another host's address.
  const isPath = origin === site && !pathname.startsWith('//');
  return isPath ? pathname + search + hash : undefined;
}
