import { expect, it } from 'vitest';
import { isNearHit } from '../../../../src/domain/color/near-hit.ts';
import type { SearchHit } from '../../../../src/domain/search/search-hit.ts';

const product: SearchHit = {
  resultType: 'pigments',
  ...{ id: 'p-1', product_name: 'Red', industries: [], isActive: true, isInternal: false },
};

it('tells products with a distance from others', () => {
  expect(isNearHit(product)).toBe(false);
  expect(isNearHit({ ...product, deltaE: 1 } as SearchHit)).toBe(false);
  expect(isNearHit({ ...product, deltaE: 1, lab: { L: 1, a: 2, b: 3 } } as SearchHit)).toBe(true);
});
