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

/** Props of `product-grades`. */
export type ProductGradesProps = v.InferOutput<typeof props>;

/** Only the grades of a product's pigment, for services that name them (decision C16). */
export const productGrades = defineIsland({
  name: 'product-grades',
  group: 'product',
  summary: 'The grades of a product’s pigment, such as powder and preparation, and what differs.',
  props,
  needs: [],
  reads: ['services', 'industries', 'user', 'requestRegion', 'links', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductGrades.tsx').then((module) => module.ProductGrades),
});
