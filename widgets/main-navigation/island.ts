import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/**
 * The site's main menu (spec S§2 "Main navigation"). Mark a `<nav>` with the server-rendered menu
 * in it: the landmark and its name stay the page's own.
 */
export const mainNavigation = defineIsland({
  name: 'main-navigation',
  summary: 'The main menu: a bar with flyouts on wide screens, a menu that slides in on narrow ones.',
  props: v.object({
    /** From the upper edge of an item to its flyout, in px; at least the height of the item. */
    flyoutOffset: v.optional(v.number(), 50),
    /** Width of the viewport from which the bar is shown, in px at the usual font size. */
    breakpoint: v.optional(v.number(), 900),
  }),
  needs: ['mainMenu'],
  reads: ['mobileMainMenu', 'user', 'links', 'texts'],
  when: 'load',
  isolation: 'shadow',
  load: () => import('./MainNavigation.tsx').then((module) => module.MainNavigation),
});
