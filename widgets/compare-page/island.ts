import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const props = v.object({
  /** Address of a product's page; `{id}` is replaced, `?i=` is added. */
  productPage,
  /** Address of the products to choose from. */
  productsPage: v.optional(v.string(), '/products'),
});

/** Props of `compare-page`. */
export type ComparePageProps = v.InferOutput<typeof props>;

/**
 * The compare page: two to four products side by side (spec S§4, S§5; spec P§9). Shows the payload's
 * `advancedComparison` or `sharedComparison`, else the visitor's own active comparison.
 */
export const comparePage = defineIsland({
  name: 'compare-page',
  group: 'comparison',
  summary: 'Shows two to four products side by side, with their measured colours.',
  props,
  needs: [],
  reads: [
    'sharedComparison',
    'advancedComparison',
    'services',
    'links',
    'industries',
    'user',
    'requestRegion',
    'samples',
    'texts',
  ],
  when: 'load',
  isolation: 'shadow',
  load: () => import('./ComparePage.tsx').then((module) => module.ComparePage),
});
