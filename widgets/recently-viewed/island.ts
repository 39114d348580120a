import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const props = v.object({
  /** On a product's page: its id or code, as the page's other islands have it. It is recorded, and left out of the list. */
  productId: v.optional(v.string()),
  /** Address of a product's page; `{id}` is replaced, `?i=` is added. */
  productPage,
  /** Number of products at most. */
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 6),
  /** Whether recent searches are listed, too; they lead to `links.search`. */
  searches: v.optional(v.boolean(), true),
});

/** Props of `recently-viewed`. */
export type RecentlyViewedProps = v.InferOutput<typeof props>;

/**
 * The products and searches that this browser has kept of its user, with functional consent (decision C23). Nothing is
 * shown while nothing is kept; no call is made. On a product's page it records the product.
 */
export const recentlyViewed = defineIsland({
  name: 'recently-viewed',
  group: 'search',
  summary: 'Products and searches that the visitor has seen lately, kept in the browser.',
  props,
  needs: [],
  reads: ['user', 'links', 'services', 'requestRegion', 'texts'],
  when: 'idle',
  isolation: 'shadow',
  load: () => import('./RecentlyViewed.tsx').then((module) => module.RecentlyViewed),
});
