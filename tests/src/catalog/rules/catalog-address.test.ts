import { expect, test } from 'vitest';
import { catalogQuery, readCatalogRoute } from '../../../../src/catalog/rules/catalog-address.ts';

test.each([
  ['', { id: undefined, tab: 'all', perspective: 'internal', isChoosing: false }],
  ['?id=c-1', { id: 'c-1', tab: 'all', perspective: 'internal', isChoosing: false }],
  [
    '?id=&tab=own&perspective=customer',
    { id: undefined, tab: 'own', perspective: 'customer', isChoosing: false },
  ],
  ['?tab=x&perspective=x', { id: undefined, tab: 'all', perspective: 'internal', isChoosing: false }],
  ['?id=c-1&choose=true', { id: 'c-1', tab: 'all', perspective: 'internal', isChoosing: true }],
] as const)('reads catalogue, tab and perspective from %s', (search, route) => {
  expect(readCatalogRoute(search)).toEqual(route);
});

test.each([
  ['', {}, ''],
  ['?x=1', { id: 'c 1' }, '?x=1&id=c+1'],
  ['?id=c-1&tab=own', { tab: 'standard', perspective: 'customer' }, '?tab=standard&perspective=customer'],
  ['?tab=own&perspective=customer&x=1', { tab: 'all', perspective: 'internal' }, '?x=1'],
  ['?id=c-1', { id: 'c-1', isChoosing: true }, '?id=c-1&choose=true'],
  ['?id=c-1&choose=true&choose-c=red&x=1', { id: 'c-1' }, '?id=c-1&x=1'],
] as const)('%s with %j is %s', (search, route, query) => {
  expect(catalogQuery(search, route)).toBe(query);
});
