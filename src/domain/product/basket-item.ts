/** A product in a comparison's basket (spec S§3, decision 36). */
export interface BasketItem {
  id: string;
  /** Identifies the product across all result types, such as `pigments::p-0042`. */
  uid: string;
  /** Product code. */
  prd?: string | undefined;
  resultType: string;
  product_name: string;
}

/**
 * Completes a basket item: a missing uid becomes `resultType::id` (spec S§3). The order of the fields is fixed, so
 * that equal items are equal as JSON.
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
