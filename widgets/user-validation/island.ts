import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** The overlay that requests the validation of the user (spec P§2, S§4): `data-ce-open="user-validation"`. */
export const userValidation = defineIsland({
  name: 'user-validation',
  group: 'account',
  summary: 'Requests the validation of a signed-in user from any page.',
  props: v.object({}),
  needs: [],
  reads: ['services', 'user', 'contactRegions', 'links', 'texts'],
  when: 'event(overlay:shown)',
  isolation: 'shadow',
  overlay: { rank: 5 },
  load: () => import('./UserValidation.tsx').then((module) => module.UserValidation),
});
