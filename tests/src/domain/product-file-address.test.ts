import { expect, test } from 'vitest';
import { productFileAddress } from '../../../src/domain/product-file-address.ts';

const file = { id: 'p-0001', industry: 'coatings', isDownload: true };

test.each([
  ['to save', file, '?id=p-0001&i=coatings&download=true'],
  ['to print', { ...file, isDownload: false }, '?id=p-0001&i=coatings&download=false'],
  ['of no industry', { ...file, industry: null }, '?id=p-0001&download=true'],
  ['of a signed-in user', { ...file, token: 'a&b' }, '?id=p-0001&i=coatings&download=true&token=a%26b'],
])('the page as a PDF %s (rows 150 and 151)', (_, asked, query) => {
  expect(productFileAddress('https://backend.example/', asked)).toBe(
    `https://backend.example/util/download/pigment${query}`,
  );
});
