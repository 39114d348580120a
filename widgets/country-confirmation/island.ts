import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** The country gate (spec S§2, decision 12); due by itself, see `src/domain/gates`. */
export const countryConfirmation = defineIsland({
  name: 'country-confirmation',
  group: 'account',
  summary: 'Asks visitors of a country-restricted page to confirm where they live.',
  props: v.object({}),
  needs: [],
  reads: ['requestCountry', 'user', 'page', 'services', 'sessionMessage', 'showLogin', 'backUrl', 'texts'],
  when: 'event(overlay:shown)',
  isolation: 'shadow',
  overlay: { rank: 3 },
  load: () => import('./CountryConfirmation.tsx').then((module) => module.CountryConfirmation),
});
