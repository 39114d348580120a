import { expect, test } from 'vitest';
import type { ProductHit } from '../../../../src/domain/search/search-hit.ts';
import { sortProducts } from '../../../../src/listing/rules/sort-products.ts';

const hit = (id: string, more: Partial<ProductHit>): ProductHit => ({
  resultType: 'pigments',
  id,
  product_name: id,
  industries: [],
  isActive: true,
  isInternal: false,
  ...more,
});
const hits = [
  hit('a', { heat_stability: '300' }),
  hit('b', {}),
  hit('c', { heat_stability: '90' }),
  hit('d', { heat_stability: '260' }),
];
const ids = (sorted: ProductHit[]) => sorted.map(({ id }) => id).join('');

test('numbers are sorted by their value, and what has none comes last either way', () => {
  expect(ids(sortProducts(hits, 'heat_stability', false))).toBe('cdab');
  expect(ids(sortProducts(hits, 'heat_stability', true))).toBe('adcb');
});
