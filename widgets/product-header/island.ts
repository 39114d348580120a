import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const props = v.object({
  /** Id or product code. */
  productId: v.string(),
  /** Code of the initial industry. @default that of the address, `?i=` */
  industry: v.optional(v.string()),
  /** Codes of the product's industries, so that one can be chosen before the product is loaded. */
  industries: v.optional(v.array(v.string())),
  /** Link back, on the page's own origin. */
  backLink: v.optional(v.object({ href: v.string(), title: v.string() })),
  /** Address of a product's page; `{id}` is replaced. */
  productPage,
});

/** Props of `product-header`. */
export type ProductHeaderProps = v.InferOutput<typeof props>;

/** Only the header of a product's page (spec P§2). All islands of a product share one request. */
export const productHeader = defineIsland({
  name: 'product-header',
  group: 'product',
  summary: 'A product’s measured colour, name, industry and ten key facts.',
  props,
  needs: [],
  reads: ['services', 'industries', 'user', 'links', 'requestRegion', 'texts'],
  when: 'load',
  isolation: 'shadow',
  ahead: ['product', 'fields', 'catalogues'],
  load: () => import('./ProductHeader.tsx').then((module) => module.ProductHeader),
});
