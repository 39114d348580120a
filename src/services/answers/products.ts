import * as v from 'valibot';
import { productEntries } from '../product-entries.ts';

/** Schema of a product with the fields of one industry. */
export const product = v.pipe(
  v.looseObject(productEntries),
  v.transform((fields) => {
    const { id, uid, prd, product_name, isActive, isInternal, industries, color_values } = fields;
    const { technicalProperties } = fields;
    return {
      id,
      uid,
      prd,
      product_name,
      isActive,
      isInternal,
      industries,
      color_values,
      technicalProperties,
      /** All fields, by code; the industry's values override the product's own. */
      fields: fields as Readonly<Record<string, unknown>>,
    };
  }),
);
