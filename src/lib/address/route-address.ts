/** How a route is written in a page's address. */
export interface RouteAddress {
  /** Returns the route in an address; `null` if there is none, such as with the hash of a heading. */
  read(url: URL): string | null;
  /** Returns the address with this route, as a path of the site. */
  write(route: string, url: URL): string;
}

/** In the hash: `/profile#/status`. Works on any page without support by the server. */
export const hashAddress: RouteAddress = {
  read: ({ hash }) => (hash.startsWith('#/') ? trim(decode(hash.slice(1))) : null),
  write: (route, { pathname, search }) => `${pathname}${search}#${route}`,
};

/**
 * In the path, below a base: `/profile/status`. The server must answer all such paths with the page.
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

/** Removes trailing slashes; an empty path becomes `/`. */
function trim(route: string): string {
  return route.replace(/\/+$/, '') || '/';
}

/** An invalid escape sequence is kept as it is: it matches no route. */
function decode(route: string): string {
  try {
    return decodeURIComponent(route);
  } catch {
    return route;
  }
}
