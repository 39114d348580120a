import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const props = v.object({
  /** Id or product code. */
  productId: v.string(),
  /** Code of the initial industry. @default that of the address, `?i=`, or the only one */
  industry: v.optional(v.string()),
});

/** Props of `product-description`. */
export type ProductDescriptionProps = v.InferOutput<typeof props>;

/** Only a product's description and uses (spec P§2). All islands of a product share one request. */
export const productDescription = defineIsland({
  name: 'product-description',
  group: 'product',
  summary: 'A product’s description, brand and recommended uses.',
  props,
  needs: [],
  reads: ['services', 'user', 'industries', 'requestRegion', 'links', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductDescription.tsx').then((module) => module.ProductDescription),
});
