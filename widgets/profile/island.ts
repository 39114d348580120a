import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';
import { profileRoutes } from './rules/profile-routes.ts';

const start = v.picklist(profileRoutes.map(({ path }) => path));

/**
 * The profile area: settings and saved work of the signed-in user (spec S§2). Visitors see a link to the login.
 */
export const profile = defineIsland({
  name: 'profile',
  group: 'account',
  summary: 'Settings and saved work of the user, on six pages.',
  props: v.object({
    /**
     * Path of the page, such as `/profile`, below which each route has its own address (`/profile/status`). The server
     * returns this page for all of them. Without it the routes are in the hash (`/profile#/status`), which works on any
     * page (decision 18).
     */
    basePath: v.optional(v.string()),
    /** Route shown at `/`. */
    start: v.optional(start, '/personal'),
    /** Address of a product's page, with `{id}` in it; the requested samples link there. */
    productPage,
    /** Whether the user service lists the user's sessions: `GET` and `DELETE /user/me/sessions` (decision C26). */
    sessions: v.optional(v.boolean(), false),
    /** Whether the user service gives all data of the user as a file: `GET /user/me/data` (decision C27). */
    ownData: v.optional(v.boolean(), false),
  }),
  needs: [],
  reads: [
    'user',
    'services',
    'links',
    'productKey',
    'industries',
    'contactRegions',
    'samples',
    'latestPrivacyPolicy',
    'deleteAccountUrl',
    'logoutUrl',
    'texts',
  ],
  when: 'load',
  // Password managers don't search shadow roots.
  isolation: 'light',
  load: () => import('./Profile.tsx').then((module) => module.Profile),
});
