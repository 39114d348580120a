import { keepInEntry, keptInEntry, pageUrl, pushAddress } from './page-address.ts';
import type { RouteAddress } from './route-address.ts';

/**
 * Called before each navigation, including history navigation. Returns whether it may happen now; if not, the
 * current route stays until `proceed` is called.
 */
export type RouteGuard = (proceed: () => void) => boolean;

/** Navigates between the routes of one part of a page. */
export interface Router {
  /** The current route, such as `/status`; `/` if the address has none. */
  route(): string;
  /** Returns a route's address, for links. */
  href(route: string): string;
  /** Navigates to a route, unless the guard prevents it. */
  go(route: string): void;
  /** Replaces the current route without asking the guard. */
  replace(route: string): void;
  /** Sets or removes the guard. */
  guard(guard: RouteGuard | null): void;
  /** Starts following the address; returns the stop. */
  subscribe(listener: () => void): () => void;
}

/** What the router stores in a history entry: its position and its route. */
interface Mark {
  place: number;
  route: string;
}

const KEY = 'ceRoute';

/**
 * A router on the browser's history. It knows no patterns and renders nothing.
 *
 * Entries made by others, such as a skip link's `#content`, keep the route: it is stored in `history.state`, so a
 * reload and history navigation restore it.
 */
export function createRouter(address: RouteAddress): Router {
  const listeners = new Set<() => void>();
  let guard: RouteGuard | null = null;
  let present: Mark = { place: 0, route: '/' };
  present = markOfEntry(0);

  /** @param newPlace position of an entry that has none yet */
  function markOfEntry(newPlace: number): Mark {
    const known = keptInEntry(KEY) as Mark | undefined;
    return {
      place: known?.place ?? newPlace,
      route: address.read(pageUrl()) ?? known?.route ?? present.route,
    };
  }

  const href = (route: string) => address.write(route, pageUrl());

  const mark = (url?: string) => keepInEntry(KEY, present, url);

  const settle = (next: Mark) => {
    const { route } = present;
    present = next;
    if (next.route !== route) for (const listener of listeners) listener();
  };

  /** The browser has already moved to another entry, so a prevented navigation must be undone. */
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
      keepInEntry(KEY, next);
      history.go(-steps);
    }
  };

  return {
    route: () => present.route,
    href,
    go(route) {
      if (route === present.route) return;
      const proceed = () => {
        pushAddress(href(route));
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
