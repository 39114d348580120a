import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/**
 * Asks for the industry of a comparison (spec S§2, S§4; spec P§2), among those of the product to be added, or for a
 * comparison that is still empty. The product page's own chooser is the same dialog
 * (`src/ui/dialog/IndustryDialog.tsx`) with its own title (decision 15).
 */
export const industryChoice = defineIsland({
  name: 'industry-choice',
  group: 'comparison',
  summary: 'Asks for the industry of a comparison before its first product is added.',
  props: v.object({}),
  // Without the payload's titles, industries are shown by their codes, as on the product's page.
  needs: [],
  reads: ['industries', 'user', 'services', 'texts'],
  when: 'event(overlay:shown)',
  isolation: 'shadow',
  overlay: { rank: 6 },
  load: () => import('./IndustryChoice.tsx').then((module) => module.IndustryChoice),
});
