import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** The registration overlay (spec S§2–S§5, S§7, S§8). */
export const registration = defineIsland({
  name: 'registration',
  group: 'account',
  summary: 'Creates an account, whose email address is then verified by an emailed link.',
  props: v.object({}),
  needs: ['industries'],
  reads: ['services', 'links', 'productKey', 'user', 'formSecurityToken', 'texts'],
  when: 'event(overlay:shown)',
  // Password managers don't search shadow roots.
  isolation: 'light',
  overlay: { rank: 5, query: 'showRegistration', forVisitors: true },
  load: () => import('./Registration.tsx').then((module) => module.Registration),
});
