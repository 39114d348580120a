import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const props = v.object({
  /** Id or product code. */
  productId: v.string(),
  /** Code of the initial industry. @default that of the address, `?i=`, or the only one */
  industry: v.optional(v.string()),
  /** Code of the only medium to show. @default all */
  medium: v.optional(v.string()),
  /** Code of a property, or `all`, to show over all media where the address names none by `property`. @default the view by medium */
  property: v.optional(v.string()),
});

/** Props of `product-technical`. */
export type ProductTechnicalProps = v.InferOutput<typeof props>;

/** Only the technical properties of a product (spec P§2). All islands of a product share one request. */
export const productTechnical = defineIsland({
  name: 'product-technical',
  group: 'product',
  summary: 'A product’s technical properties by medium, to read and copy.',
  props,
  needs: [],
  reads: ['services', 'industries', 'user', 'requestRegion', 'links', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductTechnical.tsx').then((module) => module.ProductTechnical),
});
