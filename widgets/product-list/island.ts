import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/**
 * Products as a grid of cards, loaded from the search service (spec P§2, P§7). The
 * server-rendered list stays until the first answer is there.
 */
export const productList = defineIsland({
  name: 'product-list',
  summary: 'Products as cards with their colour; more are loaded on demand.',
  props: v.object({
    /** Code of the industry whose products are listed, and for which a product's page opens. */
    industry: v.optional(v.string()),
    /** Search term. */
    q: v.optional(v.string()),
    /** Products per load. */
    size: v.optional(v.number(), 24),
    /** Address of a product's page; `{id}` is replaced, `?i=` is added. */
    productPage: v.optional(v.string(), '/product/{id}'),
  }),
  needs: [],
  reads: ['services', 'industries', 'user', 'requestRegion', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductList.tsx').then((module) => module.ProductList),
});
