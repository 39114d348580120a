/**
 * The address, as a path of the site, where it leads to the site itself (decision 42); else `undefined`.
 *
 * @param site origin of the site
 */
export function sameOriginPath(address: string | null | undefined, site: string): string | undefined {
  if (!address || !URL.canParse(address, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, site);
  // Alone, a path that starts with two slashes is the address of another host.
  const isPath = origin === site && !pathname.startsWith('//');
  return isPath ? pathname + search + hash : undefined;
}
