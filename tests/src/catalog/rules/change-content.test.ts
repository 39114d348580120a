import { describe, expect, test } from 'vitest';
import {
  addProduct,
  excludeProduct,
  includeProduct,
  membershipOf,
  moveProduct,
  numbersOf,
  removeProduct,
} from '../../../../src/catalog/rules/change-content.ts';
import type { CatalogContent } from '../../../../src/domain/product/catalog.ts';

/** A catalogue in short: `abc-b` holds a, b and c, without b. */
const content = (text: string): CatalogContent => {
  const [ids = '', excluded = ''] = text.split('-');
  return { title: 'T', productIds: [...ids], excludedProductIds: [...excluded] };
};

test.each([
  ['added as the last one', addProduct(content('ab'), 'c'), 'abc'],
  ['added to an empty one', addProduct(content(''), 'a'), 'a'],
  ['added although it is in it', addProduct(content('ab'), 'a'), 'ab'],
  ['added where it is excluded', addProduct(content('abc-b'), 'b'), 'abc'],
  ['removed', removeProduct(content('abc-b'), 'a'), 'bc-b'],
  ['removed while excluded', removeProduct(content('abc-b'), 'b'), 'ac'],
  ['removed although it is not in it', removeProduct(content('abc-b'), 'x'), 'abc-b'],
  ['excluded', excludeProduct(content('abc-b'), 'a'), 'abc-ba'],
  ['excluded twice', excludeProduct(content('abc-b'), 'b'), 'abc-b'],
  ['excluded although it is not in it', excludeProduct(content('ab'), 'x'), 'ab'],
  ['included', includeProduct(content('abc-bc'), 'b'), 'abc-c'],
  ['moved up', moveProduct(content('abcd'), 'c', 'a'), 'cabd'],
  ['moved down', moveProduct(content('abcd-b'), 'a', 'c'), 'bcad-b'],
  ['moved to the end', moveProduct(content('abcd'), 'b', 'd'), 'acdb'],
  ['moved to its own place', moveProduct(content('abc'), 'b', 'b'), 'abc'],
  ['moved to one that is not there', moveProduct(content('abc'), 'b', 'x'), 'abc'],
  ['moved although it is not there', moveProduct(content('abc'), 'x', 'b'), 'abc'],
])('gives the contents after a product is %s', (_, changed, expected) => {
  expect(changed).toEqual(content(expected));
});

describe('where a product is', () => {
  test.each([
    ['x', { kind: 'none' }],
    ['b', { kind: 'excluded' }],
    ['a', { kind: 'listed', number: 1 }],
    ['c', { kind: 'listed', number: 2 }],
  ])('tells the place of the product %s as %j', (id, membership) => {
    expect(membershipOf(content('abc-b'), id)).toEqual(membership);
  });

  test('those that count are numbered from 1', () => {
    expect([...numbersOf(content('abcd-ac'))]).toEqual([
      ['b', 1],
      ['d', 2],
    ]);
  });
});
