import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/**
 * Login links for visitors; for signed-in users links to their pages and Log out (spec S§2 "User menu", S§6). Uses
 * `links.login`, `links.registration` (without it, no Register), `links.admin`, `links.manageUsers`.
 */
export const userMenu = defineIsland({
  name: 'user-menu',
  group: 'page',
  summary: 'Log in and register for visitors; account links and log out for signed-in users.',
  props: v.object({}),
  needs: [],
  reads: ['user', 'userMenu', 'links', 'logoutUrl', 'texts'],
  when: 'load',
  isolation: 'shadow',
  load: () => import('./UserMenu.tsx').then((module) => module.UserMenu),
});
