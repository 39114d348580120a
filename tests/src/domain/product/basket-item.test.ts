import { describe, expect, it } from 'vitest';
import { basketItem } from '../../../../src/domain/product/basket-item.ts';

describe('a basket item', () => {
  it.each([
    ['pigments::p-7', 'pigments::p-7'],
    ['', 'pigments::p-1'],
    [undefined, 'pigments::p-1'],
  ])('of uid %j is known as %s (row 123)', (uid, expected) => {
    expect(basketItem({ id: 'p-1', uid, resultType: 'pigments', product_name: 'Red' }).uid).toBe(expected);
  });

  it('is the same JSON as an equal one, whatever the order of its fields', () => {
    const item = basketItem({ id: 'p-1', resultType: 'pigments', product_name: 'Red' });
    const other = basketItem({
      product_name: 'Red',
      prd: undefined,
      uid: 'pigments::p-1',
      resultType: 'pigments',
      id: 'p-1',
    });
    expect(JSON.stringify(other)).toBe(JSON.stringify(item));
  });
});
