import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** The actions of a product alone (spec P§2); it shares the load of the product with the page's other parts. */
export const productActions = defineIsland({
  name: 'product-actions',
  summary: 'Offers what one can do with a product: compare, ask, keep, print, save as PDF, share.',
  props: v.object({
    /** Id or product code. */
    productId: v.string(),
    /** Code of the industry to begin with. @default that of the address, `?i=`, else the only one */
    industry: v.optional(v.string()),
  }),
  needs: [],
  reads: ['services', 'industries', 'user', 'pagePermissions', 'disableQrCodes', 'requestRegion', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductActionsIsland.tsx').then((module) => module.ProductActionsIsland),
});
