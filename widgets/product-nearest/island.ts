import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const props = v.object({
  /** Id or product code. */
  productId: v.string(),
  /** Code of the initial industry. @default that of the address, `?i=`, or the only one */
  industry: v.optional(v.string()),
  /** Code of the medium where the address names none by `medium`. @default the first in which the masstone was measured */
  medium: v.optional(v.string()),
  /** Code of the application type where the address names none by `depth`, if the service compares others. @default 'masstone' */
  depth: v.optional(v.string()),
  /** Number of products, at most 20. */
  limit: v.optional(v.number(), 4),
  /** Address of a product's page; `{id}` is replaced. */
  productPage,
});

/** Props of `product-nearest`. */
export type ProductNearestProps = v.InferOutput<typeof props>;

/** Only the products closest in colour. All islands of a product share one request. */
export const productNearest = defineIsland({
  name: 'product-nearest',
  group: 'product',
  summary: 'Products with the nearest measured colour, each with a comparison button.',
  props,
  needs: [],
  reads: ['services', 'industries', 'user', 'requestRegion', 'links', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductNearest.tsx').then((module) => module.ProductNearest),
});
