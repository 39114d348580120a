import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** The technical properties of a product alone (spec P§2); it shares the load of the product with the page's other parts. */
export const productTechnical = defineIsland({
  name: 'product-technical',
  summary: 'Shows a product’s technical properties by medium, to be read and copied.',
  props: v.object({
    /** Id or product code. */
    productId: v.string(),
    /** Code of the industry to begin with. @default that of the address, `?i=`, else the only one */
    industry: v.optional(v.string()),
    /** Code of the medium to show alone. @default all of them */
    medium: v.optional(v.string()),
  }),
  needs: [],
  reads: ['services', 'industries', 'user', 'requestRegion', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductTechnical.tsx').then((module) => module.ProductTechnical),
});
