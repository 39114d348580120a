import { expect, test } from 'vitest';
import {
  CATALOG_LIMIT,
  contentOf,
  countOf,
  isSameContent,
  validCatalogTitle,
} from '../../../../src/domain/product/catalog.ts';

const content = { title: 'T', productIds: ['a', 'b', 'c'], excludedProductIds: ['a', 'b'] };

test('excluded products do not count', () => {
  const productIds = Array.from({ length: CATALOG_LIMIT + 1 }, (_, index) => `p-${index}`);
  expect(countOf(content)).toBe(1);
  expect(countOf({ ...content, productIds, excludedProductIds: [] })).toBe(101);
  expect(countOf({ ...content, productIds, excludedProductIds: ['p-7'] })).toBe(100);
});

test.each([
  ['exclusions in another order', { excludedProductIds: ['b', 'a'] }, true],
  ['another title', { title: 'U' }, false],
  ['another order', { productIds: ['b', 'a', 'c'] }, false],
  ['one exclusion less', { excludedProductIds: ['a'] }, false],
])('with %s the content is the same: %#', (_, change, isSame) => {
  expect(isSameContent(content, { ...content, ...change })).toBe(isSame);
});

test('the content is what can be changed', () => {
  expect(contentOf({ ...content, ...{ id: 'c-1' } })).toEqual(content);
});

test.each([
  ['  Reds ', 'Reds'],
  ['Reds\tfor\tcoils', 'Reds for coils'],
  ['', null],
  ['   ', null],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), null],
])('the title %j is %j', (title, valid) => {
  expect(validCatalogTitle(title)).toBe(valid);
});
