import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** Gate for users with an initial password (spec S§2, S§4, S§8); due by itself, see `src/domain/gates`. */
export const changeInitialPassword = defineIsland({
  name: 'change-initial-password',
  group: 'account',
  summary: 'Requires users with an initial password to choose their own.',
  props: v.object({}),
  needs: [],
  reads: ['user', 'logoutUrl', 'services', 'texts'],
  when: 'event(overlay:shown)',
  // Password managers don't search shadow roots.
  isolation: 'light',
  overlay: { rank: 1 },
  load: () => import('./ChangeInitialPassword.tsx').then((module) => module.ChangeInitialPassword),
});
