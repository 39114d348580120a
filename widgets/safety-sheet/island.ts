import { subjectProps } from '../../src/domain/requests/subject-props.ts';
import { defineIsland } from '../../src/mount/island/contract.ts';

/**
 * The overlay that downloads the safety data sheet of a product (spec P§5): `data-ce-open="safety-sheet"`, with the
 * product in the opener's `data-ce-props`.
 */
export const safetySheet = defineIsland({
  name: 'safety-sheet',
  group: 'product',
  summary: 'Downloads a product’s safety data sheet in the chosen language and type.',
  props: subjectProps,
  needs: [],
  reads: ['services', 'user', 'links', 'contactRegions', 'requestRegion', 'texts'],
  when: 'event(overlay:shown)',
  isolation: 'shadow',
  overlay: { rank: 5 },
  load: () => import('./SafetySheet.tsx').then((module) => module.SafetySheet),
});
