import { expect, test } from 'vitest';
import { sampledProducts } from '../../../../src/domain/requests/sampled-products.ts';

test('takes each product once, and names those of which there are no samples', () => {
  const red = { prd: '1', product_name: 'Red', color: '#c00' };
  expect(
    sampledProducts(
      [
        red,
        { prd: '2', product_name: 'Old', isActive: false },
        { product_name: 'Nameless' },
        { prd: '3', product_name: 'Blue', isActive: true },
        red,
      ],
      'coatings',
    ),
  ).toEqual({
    products: [
      { prd: '1', productName: 'Red', industry: 'coatings', color: '#c00' },
      { prd: '3', productName: 'Blue', industry: 'coatings' },
    ],
    unavailable: ['Old', 'Nameless'],
  });
});
