import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** Hint about changed sheets (spec S§2, S§4); due once after each login, see `src/domain/gates`. */
export const changedSheetsHint = defineIsland({
  name: 'changed-sheets-hint',
  group: 'account',
  summary: 'Tells users once after login which of their saved documents have new versions.',
  props: v.object({}),
  needs: [],
  reads: ['user', 'checkSheets', 'links', 'services', 'requestRegion', 'texts'],
  when: 'event(overlay:shown)',
  isolation: 'shadow',
  overlay: { rank: 6 },
  load: () => import('./ChangedSheetsHint.tsx').then((module) => module.ChangedSheetsHint),
});
