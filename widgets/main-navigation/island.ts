import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const props = v.object({
  /** Distance in px from an item's upper edge to its flyout; at least the item's height. */
  flyoutOffset: v.optional(v.number(), 50),
  /** Viewport width from which the bar is shown, in px at the default font size. */
  breakpoint: v.optional(v.number(), 900),
});

/** Props of `main-navigation`. */
export type MainNavigationProps = v.InferOutput<typeof props>;

/**
 * The site's main menu (spec S§2 "Main navigation"). Mark a `<nav>` that contains the server-rendered menu; the
 * landmark and its name remain the page's.
 */
export const mainNavigation = defineIsland({
  name: 'main-navigation',
  group: 'page',
  summary: 'Main menu: a bar with flyouts on wide screens, a sliding menu on narrow ones.',
  props,
  needs: ['mainMenu'],
  reads: ['mobileMainMenu', 'user', 'links', 'texts'],
  when: 'load',
  isolation: 'shadow',
  load: () => import('./MainNavigation.tsx').then((module) => module.MainNavigation),
});
