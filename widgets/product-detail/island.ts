import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/**
 * A product's page: head, actions and all sections (spec P§2). What the server renders into its element is shown until
 * the product has been loaded.
 */
export const productDetail = defineIsland({
  name: 'product-detail',
  summary: 'Shows one product for one industry: its colour, key facts, actions, and sections with an index.',
  props: v.object({
    /** Id or product code. */
    productId: v.string(),
    /** Code of the industry to begin with. @default that of the address, `?i=` */
    industry: v.optional(v.string()),
    /** Codes of the product's industries, so that one can be chosen before the product is loaded. */
    industries: v.optional(v.array(v.string())),
    /** The way back, on the page's own origin. */
    backLink: v.optional(v.object({ href: v.string(), title: v.string() })),
    /** Address of a product's page; `{id}` is replaced. */
    productPage: v.optional(v.string(), '/product/{id}'),
    /** The most that one ZIP of documents may hold. @default 20 documents and 50 MB */
    bulkLimit: v.optional(v.object({ documents: v.number(), megabytes: v.number() })),
    /** Names of sections to leave out. */
    without: v.optional(v.array(v.string()), []),
  }),
  needs: [],
  reads: [
    'services',
    'industries',
    'user',
    'links',
    'pagePermissions',
    'disableQrCodes',
    'requestRegion',
    'texts',
  ],
  when: 'load',
  isolation: 'shadow',
  ahead: ['product', 'fields', 'catalogues'],
  load: () => import('./ProductDetail.tsx').then((module) => module.ProductDetail),
});
