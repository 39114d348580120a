import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const props = v.object({
  /** Heading of the page. Without it the page has its own. */
  title: v.optional(v.string()),
  /** Codes of the document types that are the columns, in this order. */
  documentTypes: v.optional(v.pipe(v.array(v.string()), v.minLength(1)), [
    'reach',
    'svhc',
    'rohs',
    'food_contact',
  ]),
  /** Address of a product's page; `{id}` is replaced. */
  productPage,
});

/** Props of `regulatory-matrix`. */
export type RegulatoryMatrixProps = v.InferOutput<typeof props>;

/**
 * The products that the user saved, and which regulatory documents there are of each; what is missing is requested for
 * several products in one form (spec P§5), by those who may.
 */
export const regulatoryMatrix = defineIsland({
  name: 'regulatory-matrix',
  group: 'search',
  summary: 'Shows the regulatory documents of saved products, and requests the missing ones.',
  props,
  needs: [],
  reads: ['services', 'user', 'formSecurityToken', 'links', 'productKey', 'requestRegion', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./RegulatoryMatrix.tsx').then((module) => module.RegulatoryMatrix),
});
