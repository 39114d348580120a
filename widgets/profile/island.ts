import * as v from 'valibot';
import { profileRoutes } from '../../src/domain/profile/profile-routes.ts';
import { defineIsland } from '../../src/mount/island/contract.ts';

const start = v.picklist(profileRoutes.map(({ path }) => path));

/**
 * The profile area: settings and saved work of who is signed in (spec S§2). Visitors find the way to
 * the login.
 */
export const profile = defineIsland({
  name: 'profile',
  summary: 'Settings and saved work of the user, on six pages within the page.',
  props: v.object({
    /**
     * Path of the page, such as `/profile`, below which the routes have addresses of their own
     * (`/profile/status`). The server answers all of them with this page. Without it the routes stand behind the
     * hash (`/profile#/status`), which works on any page (decision 18).
     */
    basePath: v.optional(v.string()),
    /** The route of `/`. */
    start: v.optional(start, '/personal'),
  }),
  needs: [],
  reads: [
    'user',
    'services',
    'links',
    'productKey',
    'industries',
    'contactRegions',
    'latestPrivacyPolicy',
    'deleteAccountUrl',
    'texts',
  ],
  when: 'load',
  // Password managers do not look into shadow roots.
  isolation: 'light',
  load: () => import('./Profile.tsx').then((module) => module.Profile),
});
