import type { BasketItem } from './basket-item.ts';
import { COMPARISON_LIMIT, type Comparison } from './comparison.ts';

/** Why a product cannot be added; each has its text (spec P§4). */
export type AddRefusal = 'listed' | 'limit' | 'industry' | 'none';

/**
 * Why the product cannot be added to the comparison; `undefined` if it can: it is not listed, the limit is not
 * reached, and the comparison's industry is one of the product's (spec S§4, decision 57). A product
 * of no industry (`none`) never fits.
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
 * The industry that a first product brings along: the one asked for by the page if the product has it, or its
 * only one. `null` means that the visitor has to choose (spec S§4).
 */
export function industryOfFirst(industries: readonly string[], ofPage?: string | undefined): string | null {
  if (ofPage !== undefined && industries.includes(ofPage)) return ofPage;
  return industries.length === 1 ? (industries[0] ?? null) : null;
}

/**
 * The comparison with the product at its end; the same comparison where the product is refused.
 *
 * @param industry the comparison's industry from now on, if it had none
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
