import { userStatus } from '../../../src/domain/user/user-status.ts';

/** Names of the routes, which are also keys of the texts. */
export type ProfileRouteName =
  | 'personalInformation'
  | 'privacy'
  | 'userStatus'
  | 'notifications'
  | 'sampleRequests'
  | 'productComparisons';

/** A route of the profile area. */
export interface ProfileRoute {
  path: `/${string}`;
  name: ProfileRouteName;
  /** Group in the menu. */
  group: 'settings' | 'data';
}

/** The user's facts that determine the routes. */
interface ProfileOwner {
  tokenPayload?: { roles?: readonly string[] | undefined } | undefined;
  canRequestSample: boolean;
}

/** All routes of the profile area, in the order of the menu (spec S§2). */
export const profileRoutes: readonly ProfileRoute[] = [
  { path: '/personal', name: 'personalInformation', group: 'settings' },
  { path: '/privacy', name: 'privacy', group: 'settings' },
  { path: '/status', name: 'userStatus', group: 'settings' },
  { path: '/notifications', name: 'notifications', group: 'settings' },
  { path: '/sample-requests', name: 'sampleRequests', group: 'data' },
  { path: '/product-comparisons', name: 'productComparisons', group: 'data' },
];

/**
 * Returns the user's routes: internal users have no privacy, and sample requests require that permission (spec S§2,
 * S§6).
 */
export function allowedProfileRoutes(user: ProfileOwner): readonly ProfileRoute[] {
  const isInternal = userStatus(user) === 'internal';
  return profileRoutes.filter(({ name }) => {
    if (name === 'privacy') return !isInternal;
    return name !== 'sampleRequests' || user.canRequestSample;
  });
}

/**
 * Returns the route of a path. `/`, forbidden routes and unknown paths lead to `/personal` (spec S§2, decisions 18
 * and 19).
 *
 * @param start route to show at `/` instead of `/personal`, if the user has it
 */
export function profileRouteAt(path: string, user: ProfileOwner, start: string = '/personal'): ProfileRoute {
  const routes = allowedProfileRoutes(user);
  const find = (wanted: string) => routes.find((route) => route.path === wanted);
  return find(path === '/' ? start : path) ?? find('/personal') ?? PERSONAL;
}

const PERSONAL = profileRoutes[0] as ProfileRoute;
