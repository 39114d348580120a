import { expect, test } from 'vitest';
import { bulkSelection } from '../../../../../src/product/rules/documents/bulk-selection.ts';

test.each([
  ['nothing', [], { documents: 0, bytes: 0, isMinimum: false }],
  ['some', [{ size: 3 }, { size: 4 }], { documents: 2, bytes: 7, isMinimum: false }],
  ['some of unknown size', [{ size: 7 }, { size: null }, {}], { documents: 3, bytes: 7, isMinimum: true }],
])('adds up %s (row 204)', (_, chosen, sum) => {
  expect(bulkSelection(chosen)).toEqual(sum);
});
