import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** Shows the formulations with a product, for who may view formulations, alone (spec P§2). */
export const productFormulations = defineIsland({
  name: 'product-formulations',
  summary: 'Shows the formulations with a product, for who may view formulations.',
  props: v.object({
    /** Id or product code. */
    productId: v.string(),
    /** Code of the industry to begin with. @default that of the address, `?i=`, else the only one */
    industry: v.optional(v.string()),
  }),
  needs: [],
  reads: ['services', 'user', 'industries', 'requestRegion', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductFormulations.tsx').then((module) => module.ProductFormulations),
});
