import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRouter, type Router } from '../../src/lib/address/create-router.ts';
import { hashAddress, pathAddress } from '../../src/lib/address/route-address.ts';
import type { User } from '../../src/payload/schema.ts';
import { type ProfileRoute, profileRouteAt } from './rules/profile-routes.ts';
import type { ProfileProps } from './screen-props.ts';

/**
 * Returns the route in the current address. An address without a route, or with one not available to this user, is
 * corrected (spec S§2, decisions 18 and 19).
 */
export function useProfileRouter(
  user: User,
  { basePath, start }: ProfileProps,
): { router: Router; route: ProfileRoute } {
  const [router] = useState(() => createRouter(basePath === undefined ? hashAddress : pathAddress(basePath)));
  const route = profileRouteAt(useSyncExternalStore(router.subscribe, router.route), user, start);

  useEffect(() => {
    if (router.route() !== route.path) router.replace(route.path);
  });

  return { router, route };
}
