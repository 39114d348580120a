import { expect, test } from 'vitest';
import { tableForReader } from '../../../../src/domain/fields/table-for-reader.ts';

const columns = ['Property', 'Value'];
const all = {
  columns,
  rows: [
    ['Density', '1.5'],
    ['Form', 'Powder, slurry'],
    ['Plant', 'Kehl'],
  ],
};
const customers = {
  columns,
  rows: [
    ['Density', '1.5'],
    ['Form', 'Powder'],
  ],
};
const internal = { head: 'Access', mark: 'internal' };

test('internally each row is marked that customers get otherwise or not at all', () => {
  expect(tableForReader(all, customers, { ...internal, isIncluded: true })).toEqual({
    columns: ['Access', ...columns],
    rows: [
      ['', 'Density', '1.5'],
      ['internal', 'Form', 'Powder, slurry'],
      ['internal', 'Plant', 'Kehl'],
    ],
    isInternal: true,
  });
});

test('customers get theirs, and the table knows that it leaves something out', () => {
  expect(tableForReader(all, customers, { ...internal, isIncluded: false })).toEqual({
    columns: ['Access', ...columns],
    rows: customers.rows.map((cells) => ['', ...cells]),
    leavesOut: true,
  });
});

test('what all may have is neither', () => {
  for (const isIncluded of [true, false])
    expect(tableForReader(customers, customers, { ...internal, isIncluded })).toEqual({
      columns: ['Access', ...columns],
      rows: customers.rows.map((cells) => ['', ...cells]),
    });
});
