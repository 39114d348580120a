import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** The documents of a product alone (spec P§2); it shares the load with the page's other parts. */
export const productDocuments = defineIsland({
  name: 'product-documents',
  summary: 'Lists the documents of a product by category, to download one by one or as one ZIP.',
  props: v.object({
    /** Id or product code. */
    productId: v.string(),
    /** Code of the industry to begin with. @default that of the address, `?i=`, else the only one */
    industry: v.optional(v.string()),
    /** Codes of the categories wanted. @default all */
    categories: v.optional(v.array(v.string()), []),
    /** The most that one ZIP of documents may hold. @default 20 documents and 50 MB */
    bulkLimit: v.optional(v.object({ documents: v.number(), megabytes: v.number() })),
  }),
  needs: [],
  reads: ['services', 'user', 'industries', 'links', 'requestRegion', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ProductDocuments.tsx').then((module) => module.ProductDocuments),
});
