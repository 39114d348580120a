/** What is kept of a viewed product: what the visitor has seen of it (decision C23). */
export interface RecentProduct {
  id: string;
  prd?: string | undefined;
  product_name: string;
  /** As `PR122`. */
  color_index?: string | undefined;
  /** Code of the industry that it was viewed in. */
  industry?: string | undefined;
  /** `#rrggbb`, as hits have them. */
  masstone?: string | undefined;
  tint?: string | undefined;
  angles?: string[] | undefined;
}
