import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const props = v.object({
  /** Id or product code. */
  productId: v.string(),
});

/** Props of `hit-navigation`. */
export type HitNavigationProps = v.InferOutput<typeof props>;

/**
 * Navigation between the hits of a listing, a ranking by colour or a catalogue, on a product's page. The hits are in the tab's session storage; without
 * them, such as in a new tab, the server-rendered content stays.
 */
export const hitNavigation = defineIsland({
  name: 'hit-navigation',
  group: 'search',
  summary: 'On a product’s page: previous and next hit of a listing or catalogue, and the way back.',
  props,
  needs: [],
  reads: ['user', 'texts'],
  when: 'load',
  isolation: 'shadow',
  load: () => import('./HitNavigation.tsx').then((module) => module.HitNavigation),
});
