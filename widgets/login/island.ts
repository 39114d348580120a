import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** The login overlay (spec S§2, S§4, S§5, S§8). */
export const login = defineIsland({
  name: 'login',
  group: 'account',
  summary: 'Logs users in by password, and by an emailed link where the account requires it.',
  props: v.object({}),
  needs: [],
  reads: ['services', 'links', 'user', 'backUrl', 'loginMessage', 'sessionMessage', 'showLogin', 'texts'],
  when: 'event(overlay:shown)',
  // Password managers don't search shadow roots.
  isolation: 'light',
  overlay: { rank: 5, query: 'showLogin', forVisitors: true },
  load: () => import('./Login.tsx').then((module) => module.Login),
});
