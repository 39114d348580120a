import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** Short messages at the bottom centre (spec S§8 "Notifications"). Mark an empty element, once. */
export const notices = defineIsland({
  name: 'notices',
  group: 'page',
  summary: 'Short messages at the bottom of the page: errors stay, others disappear after ten seconds.',
  props: v.object({}),
  needs: [],
  reads: ['actionMessage', 'sessionMessage', 'user', 'texts'],
  when: 'load',
  isolation: 'shadow',
  load: () => import('./Notices.tsx').then((module) => module.Notices),
});
