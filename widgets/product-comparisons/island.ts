import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const props = v.object({
  /** Id or product code. */
  productId: v.string(),
  /** Code of the initial industry. @default that of the address, `?i=`, or the only one */
  industry: v.optional(v.string()),
  /** Address of a product's page; `{id}` is replaced. */
  productPage,
});

/** Props of `product-comparisons`. */
export type ProductComparisonsProps = v.InferOutput<typeof props>;

/** Only the editors’ comparisons that contain a product (spec P§2). */
export const productComparisons = defineIsland({
  name: 'product-comparisons',
  group: 'product',
  summary: 'The editors’ comparisons that include a product.',
  props,
  needs: [],
  reads: ['services', 'user', 'links', 'industries', 'requestRegion', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductComparisons.tsx').then((module) => module.ProductComparisons),
});
