import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const props = v.object({
  /** Id of the document. @default that of the address, `?document=` */
  documentId: v.optional(v.string()),
  /** Address of a product's page; `{id}` is replaced. */
  productPage,
});

/** Props of `shared-document`. */
export type SharedDocumentProps = v.InferOutput<typeof props>;

/**
 * The page of a shared document: where `links.sharedDocument` leads (spec P§2). The server-rendered content of its
 * element stays until the document is loaded.
 */
export const sharedDocument = defineIsland({
  name: 'shared-document',
  group: 'product',
  summary: 'Offers one document to the recipient of its link, or says why it is unavailable.',
  props,
  needs: [],
  reads: ['services', 'user', 'requestRegion', 'texts'],
  when: 'load',
  isolation: 'shadow',
  load: () => import('./SharedDocument.tsx').then((module) => module.SharedDocument),
});
