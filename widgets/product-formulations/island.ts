import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const props = v.object({
  /** Id or product code. */
  productId: v.string(),
  /** Code of the initial industry. @default that of the address, `?i=`, or the only one */
  industry: v.optional(v.string()),
});

/** Props of `product-formulations`. */
export type ProductFormulationsProps = v.InferOutput<typeof props>;

/** Only the formulations that contain a product, for users who may view formulations (spec P§2). */
export const productFormulations = defineIsland({
  name: 'product-formulations',
  group: 'product',
  summary: 'Formulations with a product, for users who may view formulations.',
  props,
  needs: [],
  reads: ['services', 'user', 'industries', 'requestRegion', 'links', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductFormulations.tsx').then((module) => module.ProductFormulations),
});
