import { expect, test } from 'vitest';
import { productAddress } from '../../../../src/domain/product/product-address.ts';

test('the id loses its result type and is encoded; the industry follows where there is one', () => {
  expect(productAddress('/product/{id}', 'pigments::p-0001', 'coatings')).toBe('/product/p-0001?i=coatings');
  expect(productAddress('/product/{id}', 'a/b', null)).toBe('/product/a%2Fb');
});

test('the industry joins a query that the address has already', () => {
  expect(productAddress('/product?id={id}', 'p-0001', 'coatings')).toBe('/product?id=p-0001&i=coatings');
});
