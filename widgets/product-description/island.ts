import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** What a product is for, alone (spec P§2); it shares the load of the product with the page's other parts. */
export const productDescription = defineIsland({
  name: 'product-description',
  summary: 'Shows a product’s description, its brand, and its uses by how far they are recommended.',
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
  load: () => import('./ProductDescription.tsx').then((module) => module.ProductDescription),
});
