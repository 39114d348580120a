import * as v from 'valibot';
import { basketItem } from './basket-item.ts';

const filled = v.pipe(
  v.string(),
  v.check((value) => value !== '', 'not empty'),
);

/** A product of a comparison as cookie, services and payload have it: without its data (decision 36). */
export const basketItemSchema = v.pipe(
  v.object({
    id: filled,
    uid: v.optional(v.string()),
    prd: v.optional(v.string()),
    resultType: v.optional(filled, 'pigments'),
    product_name: filled,
  }),
  v.transform(basketItem),
);
