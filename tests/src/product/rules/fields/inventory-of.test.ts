import { expect, test } from 'vitest';
import { inventoryOf } from '../../../../../src/product/rules/fields/inventory-of.ts';

const options = [
  { key: 'reach', title: 'REACH (EU)' },
  { key: 'uk', title: 'UK REACH' },
  { key: 'tsca', title: 'TSCA (USA)' },
];

test('all inventories of the manifest are listed, with whose they are, and then unknown ones', () => {
  expect(inventoryOf(options, [{ title: 'TSCA (USA)' }, { title: 'UK REACH' }, { title: 'ecl' }])).toEqual([
    { name: 'REACH', place: 'EU', isListed: false },
    { name: 'UK REACH', place: undefined, isListed: true },
    { name: 'TSCA', place: 'USA', isListed: true },
    { name: 'ecl', place: undefined, isListed: true },
  ]);
});
