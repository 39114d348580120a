import { expect, it } from 'vitest';
import { keepHidden } from '../../../../../demo/server/catalogue/catalogs/keep-hidden.ts';

const isHidden = (id: string) => id === id.toUpperCase();
const products = (ids: string, excluded = '') => ({
  productIds: [...ids],
  excludedProductIds: [...excluded],
});

it.each([
  ['aXb', 'ab', 'aXb', 'behind the one it followed'],
  ['aXb', 'ba', 'baX', 'behind the one it followed, which was moved'],
  ['aXb', 'b', 'Xb', 'at the beginning, if that one was removed'],
  ['abXY', 'a', 'aXY', 'behind the nearest one that is left, in their order'],
  ['Xa', 'bca', 'Xbca', 'at the beginning, where it was'],
  ['XY', '', 'XY', 'alone'],
  ['aX', 'Xa', 'Xa', 'where the change puts it, which could see it after all'],
  ['ab', 'ba', 'ba', 'not at all, since none is hidden'],
])('%s changed to %s becomes %s: hidden ones stand %s', (stored, asked, expected) => {
  expect(keepHidden(products(stored), products(asked), isHidden).productIds.join('')).toBe(expected);
});

it('keeps exclusions of hidden products, and sorts all as the products', () => {
  const { excludedProductIds } = keepHidden(products('aXb', 'X'), products('ba', 'ab'), isHidden);
  expect(excludedProductIds.join('')).toBe('baX');
});
