import type { RouteAddress } from './route-address.ts';

/**
 * Is asked before each move, back and forth too. Says whether it may happen at once; if not, the present route
 * stays until someone calls `proceed`.
 */
export type RouteGuard = (proceed: () => void) => boolean;

/** Moves between the routes of one part of a page. */
export interface Router {
  /** The present route, such as `/status`; `/` where the address names none. */
  route(): string;
  /** Address of a route, for links. */
  href(route: string): string;
  /** Goes to a route, unless the guard holds the move. */
  go(route: string): void;
  /** Puts a route in place of the present one, without asking the guard. */
  replace(route: string): void;
  /** Sets the guard, or takes it away. */
  guard(guard: RouteGuard | null): void;
  /** Follows the address from now on; returns the stop. */
  subscribe(listener: () => void): () => void;
}

/** What the router notes in an entry of the browser's history: its place there, and its route. */
interface Mark {
  place: number;
  route: string;
}

const KEY = 'ceRoute';

/**
 * A router on the browser's history. It knows no patterns and renders nothing.
 *
 * Entries that others make, such as a skip link's `#content`, keep the route: it is noted in `history.state`,
 * where a reload and the way back find it again.
 */
export function createRouter(address: RouteAddress): Router {
  const listeners = new Set<() => void>();
  let guard: RouteGuard | null = null;
  let present: Mark = { place: 0, route: '/' };
  present = markOfEntry(0);

  /** @param newPlace place of an entry that was not marked yet */
  function markOfEntry(newPlace: number): Mark {
    const { [KEY]: known } = Object(history.state) as Partial<Record<typeof KEY, Mark>>;
    return {
      place: known?.place ?? newPlace,
      route: address.read(new URL(location.href)) ?? known?.route ?? present.route,
    };
  }

  const href = (route: string) => address.write(route, new URL(location.href));

  const mark = (url?: string) => history.replaceState({ ...history.state, [KEY]: present }, '', url);

  const settle = (next: Mark) => {
    const { route } = present;
    present = next;
    if (next.route !== route) for (const listener of listeners) listener();
  };

  /** The browser is at another entry already, so that a move that is held has to be taken back. */
  const follow = () => {
    const next = markOfEntry(present.place + 1);
    const steps = next.place - present.place;
    const proceed = () => {
      settle(next);
      if (steps) history.go(steps);
    };
    if (next.route === present.route || !guard || guard(proceed)) {
      settle(next);
      mark();
    } else if (steps) {
      history.replaceState({ ...history.state, [KEY]: next }, '');
      history.go(-steps);
    }
  };

  return {
    route: () => present.route,
    href,
    go(route) {
      if (route === present.route) return;
      const proceed = () => {
        const url = href(route);
        history.pushState(null, '', url);
        settle({ place: present.place + 1, route });
        mark();
      };
      if (!guard || guard(proceed)) proceed();
    },
    replace(route) {
      const url = href(route);
      settle({ ...present, route });
      mark(url);
    },
    guard(next) {
      guard = next;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('popstate', follow);
        present = markOfEntry(present.place);
        mark();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('popstate', follow);
      };
    },
  };
}
