import { expect, test } from 'vitest';
import { inventoryOf } from '../../../../../src/product/rules/fields/inventory-of.ts';

const options = [
  { key: 'reach', title: 'REACH (EU)' },
  { key: 'uk', title: 'UK REACH' },
  { key: 'tsca', title: 'TSCA (USA)' },
];

test('all inventories of the manifest are listed, with whose they are, and then unknown ones', () => {
  expect(inventoryOf(options, [{ title: 'TSCA (USA)' }, { title: 'UK REACH' }, { title: 'ecl' }])).toEqual([
    { name: 'REACH', country: 'EU', isListed: false },
    { name: 'UK REACH', country: undefined, isListed: true },
    { name: 'TSCA', country: 'USA', isListed: true },
    { name: 'ecl', country: undefined, isListed: true },
  ]);
});
