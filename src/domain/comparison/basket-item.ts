/** A product in a comparison's basket (shell specification §3, decision 36). */
export interface BasketItem {
  id: string;
  /** Names the product among all result types, such as `pigments::p-0042`. */
  uid: string;
  /** Product code. */
  prd?: string | undefined;
  resultType: string;
  product_name: string;
}

/** A basket item whose uid may be missing; it is then `resultType::id` (shell specification §3). */
export function basketItem({
  uid,
  ...item
}: Omit<BasketItem, 'uid'> & { uid?: string | undefined }): BasketItem {
  return { ...item, uid: uid || `${item.resultType}::${item.id}` };
}
