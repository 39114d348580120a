import type { BasketItem } from '../../../domain/product/basket-item.ts';
import { COMPARISON_LIMIT, type Comparison } from './comparison.ts';

/** Reasons for which a product cannot be added; each has a text (spec P§4). */
export type AddRefusal = 'listed' | 'limit' | 'industry' | 'none';

/**
 * Returns why the product cannot be added, or `undefined` if it can: it is not listed, the limit is not reached, and
 * the comparison's industry is one of the product's (spec S§4, decision 57). A product without an industry (`none`)
 * never fits.
 *
 * @param industries codes of the product's industries
 */
export function addRefusal(
  { basket, industry }: Comparison,
  { uid }: Pick<BasketItem, 'uid'>,
  industries: readonly string[],
): AddRefusal | undefined {
  if (basket.some((item) => item.uid === uid)) return 'listed';
  if (basket.length >= COMPARISON_LIMIT) return 'limit';
  if (industries.length === 0) return 'none';
  if (industry !== null && !industries.includes(industry)) return 'industry';
  return undefined;
}

/**
 * Returns the industry set by the first product: the page's if the product has it, else the product's only one.
 * `null` means that the visitor has to choose (spec S§4).
 */
export function industryOfFirst(industries: readonly string[], ofPage?: string | undefined): string | null {
  if (ofPage !== undefined && industries.includes(ofPage)) return ofPage;
  return industries.length === 1 ? (industries[0] ?? null) : null;
}

/**
 * Appends the product to the comparison. Returns the same comparison if the product is refused.
 *
 * @param industry becomes the comparison's industry if it has none
 */
export function addItem(
  comparison: Comparison,
  item: BasketItem,
  industries: readonly string[],
  industry: string,
): Comparison {
  const next = { ...comparison, industry: comparison.industry ?? industry };
  if (addRefusal(next, item, industries)) return comparison;
  return { ...next, basket: [...comparison.basket, item] };
}
