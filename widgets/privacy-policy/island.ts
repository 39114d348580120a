import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** The privacy-policy gate (spec S§2, S§4, S§6); due by itself, see `src/domain/gates`. */
export const privacyPolicy = defineIsland({
  name: 'privacy-policy',
  group: 'account',
  summary: 'Asks signed-in users to accept the latest privacy policy before they continue.',
  props: v.object({}),
  needs: [],
  reads: ['user', 'latestPrivacyPolicy', 'logoutUrl', 'services', 'texts'],
  when: 'event(overlay:shown)',
  isolation: 'shadow',
  overlay: { rank: 2 },
  load: () => import('./PrivacyPolicy.tsx').then((module) => module.PrivacyPolicy),
});
