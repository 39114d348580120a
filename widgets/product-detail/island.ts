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
  /** Limits of a ZIP of documents. @default 20 documents and 50 MB */
  bulkLimit: v.optional(v.object({ documents: v.number(), megabytes: v.number() })),
  /** Names of sections to leave out. */
  without: v.optional(v.array(v.string()), []),
});

/** Props of `product-detail`. */
export type ProductDetailProps = v.InferOutput<typeof props>;

/**
 * A product's page: header, actions and all sections (spec P§2). The server-rendered content of its element stays until
 * the product is loaded.
 */
export const productDetail = defineIsland({
  name: 'product-detail',
  group: 'product',
  summary: 'The whole page of a product: colour, key facts, actions, and all sections with an index.',
  props,
  needs: [],
  reads: ['services', 'industries', 'user', 'links', 'disableQrCodes', 'requestRegion', 'texts'],
  when: 'load|visible',
  isolation: 'shadow',
  ahead: ['product', 'fields', 'catalogues'],
  load: () => import('./ProductDetail.tsx').then((module) => module.ProductDetail),
});
