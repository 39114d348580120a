/** A product in a comparison's basket (spec S§3, decision 36). */
export interface BasketItem {
  id: string;
  /** Names the product among all result types, such as `pigments::p-0042`. */
  uid: string;
  /** Product code. */
  prd?: string | undefined;
  resultType: string;
  product_name: string;
}

/**
 * A basket item whose uid may be missing; it is then `resultType::id` (spec S§3). Its fields are always in
 * the same order, so that equal items are equal as JSON.
 */
export function basketItem({
  id,
  uid,
  prd,
  resultType,
  product_name,
}: Omit<BasketItem, 'uid'> & { uid?: string | undefined }): BasketItem {
  return { id, uid: uid || `${resultType}::${id}`, ...(prd && { prd }), resultType, product_name };
}
