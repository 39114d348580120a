import { type BasketItem, basketItem } from '../../../../src/domain/comparison/basket-item.ts';
import type { Comparison } from '../../../../src/domain/comparison/comparison.ts';

/** The pigment of this number. */
export function pigment(number: number): BasketItem {
  return basketItem({ id: `p-${number}`, resultType: 'pigments', product_name: `Pigment ${number}` });
}

/** A comparison of the pigments 1, 2, 3 … for coatings. */
export function comparisonOf(count: number, more: Partial<Comparison> = {}): Comparison {
  return {
    title: 'Reds',
    industry: count ? 'coatings' : null,
    basket: Array.from({ length: count }, (_, index) => pigment(index + 1)),
    kind: 'own',
    ...more,
  };
}
