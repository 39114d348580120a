import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const props = v.object({
  /** Id or product code. */
  productId: v.string(),
  /** Code of the initial industry. @default that of the address, `?i=`, or the only one */
  industry: v.optional(v.string()),
  /** Codes of the categories to show. @default all */
  categories: v.optional(v.array(v.string()), []),
  /** Limits of a ZIP of documents. @default 20 documents and 50 MB */
  bulkLimit: v.optional(v.object({ documents: v.number(), megabytes: v.number() })),
});

/** Props of `product-documents`. */
export type ProductDocumentsProps = v.InferOutput<typeof props>;

/** Only the documents of a product (spec P§2). All islands of a product share one request. */
export const productDocuments = defineIsland({
  name: 'product-documents',
  group: 'product',
  summary: 'A product’s documents by category: single downloads, or one ZIP.',
  props,
  needs: [],
  reads: ['services', 'user', 'industries', 'links', 'requestRegion', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductDocuments.tsx').then((module) => module.ProductDocuments),
});
