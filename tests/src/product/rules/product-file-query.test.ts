import { expect, test } from 'vitest';
import { productFileQuery } from '../../../../src/product/rules/product-file-query.ts';

const file = { id: 'p-0001', industry: 'coatings', isDownload: true };

test.each([
  ['to save', file, undefined, 'id=p-0001&i=coatings&download=true'],
  ['to print', { ...file, isDownload: false }, undefined, 'id=p-0001&i=coatings&download=false'],
  ['of no industry', { ...file, industry: null }, undefined, 'id=p-0001&download=true'],
  ['of a signed-in user', file, 'a&b', 'id=p-0001&i=coatings&download=true&token=a%26b'],
])('the page as a PDF %s (rows 150 and 151)', (_, asked, token, query) => {
  expect(`${productFileQuery(asked, token)}`).toBe(query);
});
