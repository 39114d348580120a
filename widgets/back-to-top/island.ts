import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const props = v.object({
  /** Number of px scrolled from which it appears; the viewport's height by default. */
  breakpoint: v.optional(v.pipe(v.number(), v.minValue(0))),
});

/** Props of `back-to-top`. */
export type BackToTopProps = v.InferOutput<typeof props>;

/** Scrolls a long page back to the top (spec S§2, S§4, S§9). Mark an empty element, once. */
export const backToTop = defineIsland({
  name: 'back-to-top',
  group: 'page',
  summary: 'Button back to the top of a long page.',
  props,
  needs: [],
  reads: ['texts'],
  when: 'scroll',
  isolation: 'shadow',
  load: () => import('./BackToTop.tsx').then((module) => module.BackToTop),
});
