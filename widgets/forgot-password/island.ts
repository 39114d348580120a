import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** The forgot-password overlay (spec S§2, S§4, S§5, S§8). */
export const forgotPassword = defineIsland({
  name: 'forgot-password',
  group: 'account',
  summary: 'Emails a link to choose a new password; never reveals who has an account.',
  props: v.object({}),
  needs: [],
  reads: ['services', 'links', 'user', 'texts'],
  when: 'event(overlay:shown)',
  // Password managers don't search shadow roots.
  isolation: 'light',
  overlay: { rank: 5 },
  load: () => import('./ForgotPassword.tsx').then((module) => module.ForgotPassword),
});
