import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const props = v.object({
  /** Id or product code. */
  productId: v.string(),
  /** Code of the initial industry. @default that of the address, `?i=`, or the only one */
  industry: v.optional(v.string()),
});

/** Props of `product-actions`. */
export type ProductActionsProps = v.InferOutput<typeof props>;

/** Only the actions of a product (spec P§2). All islands of a product share one request. */
export const productActions = defineIsland({
  name: 'product-actions',
  group: 'product',
  summary: 'Actions for a product: compare, ask, save, print, PDF, share.',
  props,
  needs: [],
  reads: ['services', 'industries', 'user', 'disableQrCodes', 'requestRegion', 'links', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductActionsIsland.tsx').then((module) => module.ProductActionsIsland),
});
