import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { INFORMATION_TYPES } from '../../src/product/rules/fields/information-type.ts';

const props = v.object({
  /** Id or product code. */
  productId: v.string(),
  /** Code of the initial industry. @default that of the address, `?i=`, or the only one */
  industry: v.optional(v.string()),
  /** Kind of information, by the manifest. Internal information is for internal users only. */
  type: v.picklist(INFORMATION_TYPES),
});

/** Props of `product-fields`. */
export type ProductFieldsProps = v.InferOutput<typeof props>;

/** Only a product's fields of one kind (spec P§2). All islands of a product share one request. */
export const productFields = defineIsland({
  name: 'product-fields',
  group: 'product',
  summary: 'A product’s fields of one kind, such as its details or inventory listings, to copy.',
  props,
  needs: [],
  reads: ['services', 'user', 'industries', 'requestRegion', 'links', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductFields.tsx').then((module) => module.ProductFields),
});
