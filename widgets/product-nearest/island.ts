import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** The products whose colour is nearest, alone; it shares the load of the product with the page's other parts. */
export const productNearest = defineIsland({
  name: 'product-nearest',
  summary: 'Shows the products whose measured colour is nearest, each with a comparison button.',
  props: v.object({
    /** Id or product code. */
    productId: v.string(),
    /** Code of the industry to begin with. @default that of the address, `?i=`, else the only one */
    industry: v.optional(v.string()),
    /** Code of the medium to compare in. @default the first in which the masstone was measured */
    medium: v.optional(v.string()),
    /** How many, 20 at most. */
    limit: v.optional(v.number(), 4),
    /** Address of a product's page; `{id}` is replaced. */
    productPage: v.optional(v.string(), '/product/{id}'),
  }),
  needs: [],
  reads: ['services', 'industries', 'user', 'requestRegion', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductNearest.tsx').then((module) => module.ProductNearest),
});
