import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const props = v.object({
  /** Id or product code. */
  productId: v.string(),
  /** Code of the initial industry. @default that of the address, `?i=`, or the only one */
  industry: v.optional(v.string()),
});

/** Props of `product-contact`. */
export type ProductContactProps = v.InferOutput<typeof props>;

/** Only the contact persons of a product, and what an account offers (spec P§2). */
export const productContact = defineIsland({
  name: 'product-contact',
  group: 'product',
  summary: 'Contacts for a product, and what an account would add.',
  props,
  needs: [],
  reads: ['services', 'user', 'links', 'industries', 'requestRegion', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductContact.tsx').then((module) => module.ProductContact),
});
