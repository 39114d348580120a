import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** Only a product's description and uses (spec P§2). All islands of a product share one request. */
export const productDescription = defineIsland({
  name: 'product-description',
  summary: 'A product’s description, brand and recommended uses.',
  props: v.object({
    /** Id or product code. */
    productId: v.string(),
    /** Code of the initial industry. @default that of the address, `?i=`, or the only one */
    industry: v.optional(v.string()),
  }),
  needs: [],
  reads: ['services', 'user', 'industries', 'requestRegion', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductDescription.tsx').then((module) => module.ProductDescription),
});
