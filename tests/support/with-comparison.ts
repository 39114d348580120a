import type { Comparison } from '../../src/comparison/rules/content/comparison.ts';
import { contentOf } from '../../src/comparison/rules/content/comparison-content.ts';
import { COMPARISON_COOKIE, formatStored } from '../../src/comparison/rules/content/stored-comparison.ts';
import { type BasketItem, basketItem } from '../../src/domain/product/basket-item.ts';

/** The pigment of this number, as a comparison holds it. */
export function pigment(number: number): BasketItem {
  return basketItem({ id: `p-${number}`, resultType: 'pigments', product_name: `Pigment ${number}` });
}

/** Lets the browser bring along a comparison of the pigments 1, 2, 3 … for coatings, titled “Reds”. */
export function bringComparison(count: number, more: Partial<Comparison> = {}, isUnsent = false): void {
  const comparison: Comparison = {
    title: 'Reds',
    industry: 'coatings',
    basket: Array.from({ length: count }, (_, index) => pigment(index + 1)),
    kind: 'own',
    ...(more.id !== undefined && { version: 'v1' }),
    ...more,
  };
  const base = { ...contentOf(comparison), title: 'As it is saved' };
  bringCookies({ [COMPARISON_COOKIE]: formatStored({ comparison, isUnsent, base }) });
}

/** Lets the browser bring along cookies, by name. */
export function bringCookies(cookies: Readonly<Record<string, string>> = {}): void {
  for (const [name, value] of Object.entries(cookies)) {
    document.cookie = `${name}=${encodeURIComponent(value)};path=/`;
  }
}
