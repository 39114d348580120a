import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/**
 * The comparison's floating bar (spec S§2, S§4). Mark an empty element at the end of the body, once:
 * it keeps as much room free there as the bar covers. Not loaded while the comparison is empty.
 */
export const basketBar = defineIsland({
  name: 'basket-bar',
  summary: 'Collects two to four products of one industry to compare, at the bottom of every page.',
  props: v.object({
    /** `false` hides it, such as on the page that shows the comparison itself. */
    enabled: v.optional(v.boolean(), true),
    /** Whether it begins with its list open. */
    open: v.optional(v.boolean(), false),
    /** For how many months the hint at industries stays away once it was seen, with functional consent. */
    hintMonths: v.optional(v.number(), 18),
  }),
  needs: [],
  reads: ['industries', 'links', 'services', 'user', 'requestRegion', 'texts'],
  when: 'cookie(ce-activeComparison)|event(comparison:changed)',
  isolation: 'shadow',
  load: () => import('./BasketBar.tsx').then((module) => module.BasketBar),
});
