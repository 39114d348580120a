import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/**
 * Asks before an unsaved comparison is discarded or a saved one deleted (spec S§4, S§8), whichever island requests it.
 * Opened by the comparison's state; closes at once if no answer is needed.
 */
export const comparisonQuestion = defineIsland({
  name: 'comparison-question',
  group: 'comparison',
  summary: 'Asks for confirmation before a comparison is discarded or deleted.',
  props: v.object({}),
  needs: [],
  reads: ['user', 'industries', 'texts'],
  when: 'event(overlay:shown)',
  isolation: 'shadow',
  overlay: { rank: 6 },
  load: () => import('./ComparisonQuestion.tsx').then((module) => module.ComparisonQuestion),
});
