import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const props = v.object({
  /** `false` hides it, such as on the compare page. */
  enabled: v.optional(v.boolean(), true),
  /** Whether the list is open at first. */
  open: v.optional(v.boolean(), false),
  /** Number of months for which the hint about industries stays hidden once seen, with functional consent. */
  hintMonths: v.optional(v.number(), 18),
});

/** Props of `basket-bar`. */
export type BasketBarProps = v.InferOutput<typeof props>;

/**
 * The comparison's floating bar (spec S§2, S§4). Mark an empty element at the end of the body, once: it reserves the
 * space that the bar covers. Not loaded while the comparison is empty.
 */
export const basketBar = defineIsland({
  name: 'basket-bar',
  group: 'comparison',
  summary: 'Collects two to four products of one industry to compare, at the bottom of every page.',
  props,
  needs: [],
  reads: ['industries', 'links', 'services', 'user', 'requestRegion', 'samples', 'texts'],
  when: 'cookie(ce-activeComparison)|event(comparison:changed)',
  isolation: 'shadow',
  load: () => import('./BasketBar.tsx').then((module) => module.BasketBar),
});
