/** Where the route stands in a page's address. */
export interface RouteAddress {
  /** The route in an address; `null` where it holds none, such as one with the hash of a heading. */
  read(url: URL): string | null;
  /** The address with this route in it, as a path of the site. */
  write(route: string, url: URL): string;
}

/** Behind the hash: `/profile#/status`. Works on any page, without the server's help. */
export const hashAddress: RouteAddress = {
  read: ({ hash }) => (hash.startsWith('#/') ? trim(decode(hash.slice(1))) : null),
  write: (route, { pathname, search }) => `${pathname}${search}#${route}`,
};

/**
 * In the path, below a base: `/profile/status`. The server has to answer all of them with the page.
 *
 * @param base path of the page, such as `/profile`
 */
export function pathAddress(base: string): RouteAddress {
  const root = trim(`/${base}`.replace(/\/{2,}/g, '/')).replace(/\/$/, '');
  return {
    read: ({ pathname }) =>
      `${pathname}/`.startsWith(`${root}/`) ? trim(decode(pathname.slice(root.length))) : null,
    write: (route, { search }) => `${root}${route}${search}`,
  };
}

/** Without slashes at the end; `/` for none. */
function trim(route: string): string {
  return route.replace(/\/+$/, '') || '/';
}

/** A route that is no valid escape leads nowhere, which is for the caller to see. */
function decode(route: string): string {
  try {
    return decodeURIComponent(route);
  } catch {
    return route;
  }
}
